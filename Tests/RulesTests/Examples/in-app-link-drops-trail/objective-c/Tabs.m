@interface Delegate : UIResponder <UIApplicationDelegate>
@property UIWindow *window;
@end
@interface Tabs : UITabBarController
+ (Tabs *)shared;
- (void)openSong;
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
    [nav popToRootViewControllerAnimated:NO]; // expect: in-app-link-drops-trail "Back skips “SearchController”"
    [nav pushViewController:[[SongController alloc] init] animated:YES];
}
@end
@implementation SongsController
- (IBAction)search:(id)sender { [self.navigationController pushViewController:[[SearchController alloc] init] animated:YES]; }
@end
@implementation SearchController
- (IBAction)open:(id)sender { [[Tabs shared] openSong]; }
@end
