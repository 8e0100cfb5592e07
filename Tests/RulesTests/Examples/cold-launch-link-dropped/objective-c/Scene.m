@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property UIWindow *window;
@end
@implementation SceneDelegate
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    self.window.rootViewController = [[UIViewController alloc] init];
    for (NSUserActivity *activity in options.userActivities) { NSLog(@"%@", activity); }
}
- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)contexts { // expect: cold-launch-link-dropped "urlContexts"
    [self open:contexts];
}
// ok: cold-launch-link-dropped — the launch reads its activities
- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)activity { [self open:activity]; }
- (void)open:(id)link { [self.window.rootViewController dismissViewControllerAnimated:NO completion:nil]; }
@end
