@interface LinkDelegate : UIResponder <UIApplicationDelegate>
@property UIWindow *window;
@end
@interface AlbumController : UIViewController
@end
@interface TrackController : UIViewController
@end
@implementation LinkDelegate
- (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[[AlbumController alloc] init]];
    return YES;
}
- (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
    UINavigationController *nav = (UINavigationController *)self.window.rootViewController;
    [nav setViewControllers:@[[[TrackController alloc] init]] animated:NO]; // expect: deep-link-discards-place "whole stack"
    return YES;
}
- (void)application:(UIApplication *)app didReceiveRemoteNotification:(NSDictionary *)info {
    UINavigationController *nav = (UINavigationController *)self.window.rootViewController;
    // ok: deep-link-discards-place — the stack is built with its parents
    [nav setViewControllers:@[[[AlbumController alloc] init], [[TrackController alloc] init]] animated:NO];
}
@end
@implementation AlbumController
- (IBAction)play:(id)sender { [self.navigationController pushViewController:[[TrackController alloc] init] animated:YES]; }
@end
