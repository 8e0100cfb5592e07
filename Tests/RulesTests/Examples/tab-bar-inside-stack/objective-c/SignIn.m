@import UIKit;

@interface MainTabs : UITabBarController
@end
@implementation MainTabs
@end
@interface SignInController : UIViewController
@end
@implementation SignInController
- (void)didSignIn {
    [self.navigationController pushViewController:[[MainTabs alloc] init] animated:YES]; // expect: tab-bar-inside-stack (warning) "pushed onto"
}
- (void)didSkip {
    self.view.window.rootViewController = [MainTabs new]; // ok: tab-bar-inside-stack — the root is switched
}
@end
