#import <UIKit/UIKit.h>

@interface SheetController : UIViewController
@end
@implementation SheetController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemClose target:self action:@selector(close)];
}
- (void)close {
    [self dismissViewControllerAnimated:YES completion:nil];
}
- (void)goToFirst {
    self.tabBarController.selectedIndex = 0; // expect: container-lookup-always-nil (warning) "only shown modally"
}
@end

@interface HomeController : UIViewController
@end
@implementation HomeController
- (void)open {
    [self presentViewController:[[UINavigationController alloc] initWithRootViewController:[[SheetController alloc] init]] animated:YES completion:nil];
}
- (void)goToFirst {
    self.tabBarController.selectedIndex = 0; // ok: container-lookup-always-nil — the screen of a tab
}
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    UITabBarController *tabs = [[UITabBarController alloc] init];
    tabs.viewControllers = @[[[UINavigationController alloc] initWithRootViewController:[[HomeController alloc] init]]];
    self.window.rootViewController = tabs;
    return YES;
}
@end
