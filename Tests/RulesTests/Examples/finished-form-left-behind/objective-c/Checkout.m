@import UIKit;

@interface Shop : NSObject
- (void)purchaseBasketWithCompletion:(void (^)(NSError *error))completion;
@end

@interface ThanksController : UIViewController
@end
@implementation ThanksController
@end

@interface CheckoutController : UIViewController
@property (nonatomic, strong) Shop *shop;
@end

@implementation CheckoutController
- (IBAction)buy {
    [self.shop purchaseBasketWithCompletion:^(NSError *error) {
        if (error == nil) {
            [self.navigationController pushViewController:[ThanksController new] animated:YES]; // expect: finished-form-left-behind
        }
    }];
}
- (IBAction)replace {
    [self.shop purchaseBasketWithCompletion:^(NSError *error) {
        if (error == nil) {
            [self.navigationController setViewControllers:@[[ThanksController new]] animated:YES]; // ok: finished-form-left-behind — the form is gone
        }
    }];
}
@end
