#import <UIKit/UIKit.h>

@interface StartController : UIViewController
@end
@interface CartController : UIViewController
@end
@interface AddressController : UIViewController
@end
@interface VoucherController : UIViewController
@end
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[StartController new]];
    return YES;
}
@end

@implementation StartController
- (IBAction)open:(UIButton *)sender {
    [self.navigationController pushViewController:[CartController new] animated:YES];
}
@end

@implementation CartController
- (IBAction)address:(UIButton *)sender {
    [self.navigationController pushViewController:[AddressController new] animated:YES];
}
- (IBAction)voucher:(UIButton *)sender {
    [self.navigationController pushViewController:[VoucherController new] animated:YES];
}
@end

@implementation AddressController
- (IBAction)save:(UIButton *)sender {
    [self.navigationController pushViewController:[CartController new] animated:YES]; // expect: round-trip-grows-stack "pushes “CartController”"
}
@end

@implementation VoucherController
- (IBAction)apply:(UIButton *)sender {
    [self.navigationController popViewControllerAnimated:YES]; // ok: round-trip-grows-stack — it goes back
}
@end
