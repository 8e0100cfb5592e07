@import UIKit;

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@interface ShopController : UIViewController
@end
@interface CartController : UIViewController
@end
@interface OfferController : UIViewController
@end
@interface PaymentController : UIViewController
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[ShopController new]];
    return YES;
}
@end

@implementation ShopController
- (IBAction)openCart {
    [self presentViewController:[CartController new] animated:YES completion:nil];
}
- (IBAction)openOffer {
    [self presentViewController:[OfferController new] animated:YES completion:nil];
}
@end

@implementation CartController
- (IBAction)pay {
    // expect: push-without-stack (warning) "never inside a navigation stack"
    [self.navigationController pushViewController:[PaymentController new] animated:YES];
}
@end

@implementation OfferController
- (IBAction)pay {
    PaymentController *payment = [[PaymentController alloc] init];
    if (self.navigationController != nil) {
        [self.navigationController pushViewController:payment animated:YES]; // ok: push-without-stack — nil is tested
    } else {
        [self presentViewController:payment animated:YES completion:nil];
    }
}
@end

@implementation PaymentController
@end
