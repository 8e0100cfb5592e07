#import <UIKit/UIKit.h>

@interface CartViewController : UIViewController
@end
@interface AddressViewController : UIViewController
@end
@interface PaymentViewController : UIViewController
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[[CartViewController alloc] init]];
    return YES;
}
@end

@implementation CartViewController
- (IBAction)checkOut:(UIButton *)sender {
    [self.navigationController pushViewController:[[AddressViewController alloc] init] animated:YES];
}
- (IBAction)pay:(UIButton *)sender {
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:[[PaymentViewController alloc] init]];
    [self presentViewController:stack animated:YES completion:nil];
}
@end

@implementation AddressViewController
- (void)backToCart {
    for (UIViewController *screen in self.navigationController.viewControllers) { // ok: stack-search-misses-presenter — in the same stack
        if ([screen isKindOfClass:[CartViewController class]]) {
            [self.navigationController popToViewController:screen animated:YES];
        }
    }
}
@end

@implementation PaymentViewController
- (void)backToCart {
    for (UIViewController *screen in self.navigationController.viewControllers) { // ok: stack-search-misses-presenter — otherwise the layer goes
        if ([screen isKindOfClass:[CartViewController class]]) {
            [self.navigationController popToViewController:screen animated:YES];
            return;
        }
    }
    [self.presentingViewController dismissViewControllerAnimated:YES completion:nil];
}
@end
