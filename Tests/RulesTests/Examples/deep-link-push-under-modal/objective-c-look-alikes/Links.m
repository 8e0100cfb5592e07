#import <UIKit/UIKit.h>

@interface TrackController : UIViewController
@end
@interface TracksController : UIViewController
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) UINavigationController *stack;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.stack = [[UINavigationController alloc] initWithRootViewController:[TracksController new]];
    self.window.rootViewController = self.stack;
    return YES;
}

- (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary *)options {
    [self.stack dismissViewControllerAnimated:NO completion:nil];
    [self.stack pushViewController:[TrackController new] animated:YES]; // ok: deep-link-push-under-modal — what is up goes first
    return YES;
}

- (BOOL)application:(UIApplication *)application continueUserActivity:(NSUserActivity *)activity restorationHandler:(void (^)(NSArray *))handler {
    if (self.stack.presentedViewController == nil) {
        [self.stack pushViewController:[TrackController new] animated:YES]; // ok: deep-link-push-under-modal — only where nothing is up
    }
    return YES;
}

@end

@implementation TracksController

- (void)share {
    [self presentViewController:[TrackController new] animated:YES completion:nil];
}

@end

@implementation TrackController
@end
