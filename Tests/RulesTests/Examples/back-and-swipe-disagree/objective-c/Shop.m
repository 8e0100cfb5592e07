#import <UIKit/UIKit.h>

@interface ShopController : UIViewController
@end
@interface BasketController : UIViewController
@end
@interface AddressController : UIViewController
@end
@interface VoucherController : UIViewController
@end

@implementation ShopController
- (IBAction)backToShop:(UIStoryboardSegue *)segue {}
@end

@implementation BasketController
- (IBAction)backToBasket:(UIStoryboardSegue *)segue {}
@end

@implementation AddressController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.leftItemsSupplementBackButton = YES;
    UIImage *chevron = [UIImage systemImageNamed:@"chevron.backward"];
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithImage:chevron style:UIBarButtonItemStylePlain target:self action:@selector(back)]; // expect: back-and-swipe-disagree "the back swipe goes to “Basket"
}
- (void)back {
    [self performSegueWithIdentifier:@"back" sender:self];
}
@end

@implementation VoucherController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.leftItemsSupplementBackButton = YES;
    UIImage *chevron = [UIImage systemImageNamed:@"chevron.backward"];
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithImage:chevron style:UIBarButtonItemStylePlain target:self action:@selector(back)]; // ok: back-and-swipe-disagree — both go to the basket
}
- (void)back {
    [self performSegueWithIdentifier:@"back" sender:self];
}
@end
