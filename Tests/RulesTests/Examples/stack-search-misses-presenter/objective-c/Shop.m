#import <UIKit/UIKit.h>

@interface CartViewController : UIViewController
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
- (void)checkOut {
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:[[PaymentViewController alloc] init]];
    [self presentViewController:stack animated:YES completion:nil];
}
@end

@implementation PaymentViewController
- (void)backToCart {
    for (UIViewController *screen in self.navigationController.viewControllers) { // expect: stack-search-misses-presenter (warning)
        if ([screen isKindOfClass:[CartViewController class]]) {
            [self.navigationController popToViewController:screen animated:YES];
        }
    }
}
@end
