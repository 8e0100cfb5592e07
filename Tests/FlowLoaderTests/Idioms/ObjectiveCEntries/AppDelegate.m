#import "AppDelegate.h"

@implementation AppDelegate
@synthesize window = _window;

+ (AppDelegate *)instance {
    return (AppDelegate *)[[UIApplication sharedApplication] delegate];
}

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    _stack = [[UINavigationController alloc] initWithRootViewController:[[HomeController alloc] init]];
    [self.window setRootViewController:_stack]; // edge: root flow:AppDelegate → HomeController in UINavigationController
    [self.window makeKeyAndVisible];
    return YES;
}

- (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary *)options {
    [self openLink:url];
    return YES;
}

- (BOOL)application:(UIApplication *)application continueUserActivity:(NSUserActivity *)activity restorationHandler:(void (^)(NSArray *))handler {
    // edge: present flow:AppDelegate → LinkController
    // expect: top-controller-walk-stops-short
    [_window.rootViewController presentViewController:[LinkController new] animated:YES completion:nil]; // edge: present flow:AppDelegate → LinkController
    return YES;
}

- (void)openLink:(NSURL *)url {
    // The link's own copy of the edge stands beside it.
    // expect: deep-link-push-under-modal
    [self.stack pushViewController:[[LinkController alloc] init] animated:YES]; // edge: push flow:AppDelegate → LinkController, push flow:AppDelegate → LinkController
}

@end

@implementation HomeController
- (void)open {
    [AppDelegate.instance.stack pushViewController:[LinkController new] animated:YES]; // edge: push HomeController → LinkController
    [[AppDelegate instance].window.rootViewController presentViewController:[LinkController new] animated:YES completion:nil]; // edge: present HomeController → LinkController
}
@end

@implementation LinkController
@end
