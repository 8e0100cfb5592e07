#import <UIKit/UIKit.h>

@interface Delegate : UIResponder <UIApplicationDelegate>
@property UIWindow *window;
@end
@interface Tabs : UITabBarController
+ (Tabs *)shared;
- (void)openSong;
- (void)openInFirstTab;
@end
@interface SongsController : UIViewController
@end
@interface SearchController : UIViewController
@end
@interface SongController : UIViewController
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window.rootViewController = [Tabs shared];
    return YES;
}
@end
@implementation Tabs
+ (Tabs *)shared { return [[Tabs alloc] init]; }
- (void)viewDidLoad {
    self.viewControllers = @[[[UINavigationController alloc] initWithRootViewController:[[SongsController alloc] init]]];
}
- (void)openSong {
    UINavigationController *nav = (UINavigationController *)self.selectedViewController;
    [nav pushViewController:[[SongController alloc] init] animated:YES]; // ok: in-app-link-drops-trail — it adds to the trail
}
- (void)openInFirstTab {
    self.selectedIndex = 0;
    UINavigationController *nav = (UINavigationController *)self.selectedViewController;
    [nav popToRootViewControllerAnimated:NO]; // ok: in-app-link-drops-trail — another tab is opened at its beginning
    [nav pushViewController:[[SongController alloc] init] animated:YES];
}
@end
@implementation SongsController
- (IBAction)search:(id)sender { [self.navigationController pushViewController:[[SearchController alloc] init] animated:YES]; }
@end
@implementation SearchController
- (IBAction)open:(id)sender { [[Tabs shared] openSong]; }
- (IBAction)openFirst:(id)sender { [[Tabs shared] openInFirstTab]; }
@end
