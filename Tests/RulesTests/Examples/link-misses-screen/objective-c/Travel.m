#import <UIKit/UIKit.h>

@interface TripsController : UIViewController
@end
@interface MapController : UIViewController
@end
@interface LegendController : UIViewController
@end
@interface TripController : UIViewController
@end
@interface OfferController : UIViewController
@end
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) UITabBarController *tabs;
@property (nonatomic, strong) UINavigationController *trips;
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.trips = [[UINavigationController alloc] initWithRootViewController:[TripsController new]];
    self.tabs = [UITabBarController new];
    self.tabs.viewControllers = @[self.trips, [MapController new]];
    self.window.rootViewController = self.tabs;
    return YES;
}
- (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary *)options {
    self.tabs.selectedIndex = 0;
    [self.trips pushViewController:[TripController new] animated:NO]; // expect: link-misses-screen "lands under “LegendController”"
    return YES;
}
- (BOOL)application:(UIApplication *)application continueUserActivity:(NSUserActivity *)activity restorationHandler:(void (^)(NSArray *))handler {
    [self.tabs dismissViewControllerAnimated:NO completion:nil];
    self.tabs.selectedIndex = 0;
    [self.trips pushViewController:[OfferController new] animated:NO]; // ok: link-misses-screen — what is presented goes first
    return YES;
}
@end

@implementation TripsController
@end

/// What only this tab puts up covers the whole screen of an iPhone.
@implementation MapController
- (IBAction)explain:(UIButton *)sender {
    LegendController *legend = [LegendController new];
    legend.modalPresentationStyle = UIModalPresentationPopover;
    legend.popoverPresentationController.sourceView = sender;
    [self presentViewController:legend animated:YES completion:nil];
}
@end

@implementation LegendController
- (IBAction)close:(UIButton *)sender {
    [self dismissViewControllerAnimated:YES completion:nil];
}
@end

@implementation TripController
@end

@implementation OfferController
@end
