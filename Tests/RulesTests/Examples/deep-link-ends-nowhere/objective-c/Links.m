@interface LinkDelegate : UIResponder <UIApplicationDelegate>
@property UIWindow *window;
@property id logger;
@end
@interface AlbumController : UIViewController
@end
@implementation LinkDelegate
- (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[[AlbumController alloc] init]];
    return YES;
}
- (BOOL)application:(UIApplication *)application continueUserActivity:(NSUserActivity *)activity restorationHandler:(void (^)(NSArray *))handler {
    if ([activity.activityType isEqualToString:@"album"]) {
        UINavigationController *nav = (UINavigationController *)self.window.rootViewController;
        [nav dismissViewControllerAnimated:NO completion:nil];
        [nav pushViewController:[[AlbumController alloc] init] animated:YES];
        return YES;
    } else if ([activity.activityType isEqualToString:@"track"]) {
        [self.logger info:@"track"]; // expect: deep-link-ends-nowhere "only logs"
        return YES;
    }
    // ok: deep-link-ends-nowhere — what is not known is refused
    [self.logger info:@"unknown"];
    return NO;
}
@end
