#import <UIKit/UIKit.h>

@interface OfferViewController : UIViewController
@end
@implementation OfferViewController
@end

@interface ShopViewController : UIViewController
@end

@implementation ShopViewController
- (void)openOffer {
    [self showViewController:[[OfferViewController alloc] init] sender:nil]; // ok: show-becomes-modal — the stack pushes it
}
- (void)openWrapped {
    UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:[[OfferViewController alloc] init]];
    [self showViewController:nav sender:nil]; // expect: show-becomes-modal "instead of pushing"
}
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[[ShopViewController alloc] init]];
    return YES;
}
@end
