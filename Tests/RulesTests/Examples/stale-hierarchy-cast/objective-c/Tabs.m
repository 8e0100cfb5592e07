@import UIKit;

@interface FeedController : UIViewController
- (void)reload;
@end
@implementation FeedController
- (void)reload {}
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    UITabBarController *tabs = [UITabBarController new];
    tabs.viewControllers = @[[[UINavigationController alloc] initWithRootViewController:[FeedController new]]];
    self.window.rootViewController = tabs;
    return YES;
}
- (void)refresh {
    // ok: stale-hierarchy-cast — the root is one
    UITabBarController *tabs = (UITabBarController *)self.window.rootViewController;
    if ([tabs.viewControllers.firstObject isKindOfClass:[FeedController class]]) { // expect: stale-hierarchy-cast (warning) "never succeeds"
        [(FeedController *)tabs.viewControllers.firstObject reload];
    }
}
@end
