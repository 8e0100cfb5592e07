@implementation LinkDelegate
- (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
    UINavigationController *nav = (UINavigationController *)self.window.rootViewController;
    [nav pushViewController:[[TrackController alloc] init] animated:YES]; // expect: deep-link-push-under-modal (warning)
    return YES;
}
- (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[[AlbumController alloc] init]];
    return YES;
}
@end
@implementation AlbumController
- (IBAction)settings:(id)sender { [self presentViewController:[[SettingsController alloc] init] animated:YES completion:nil]; }
@end
