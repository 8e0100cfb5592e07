#import <UIKit/UIKit.h>

@interface ThirdController : UIViewController
@end
@implementation ThirdController
- (void)close { [self dismissViewControllerAnimated:YES completion:nil]; }
@end

@interface SecondController : UIViewController
@end
@implementation SecondController
- (void)close { [self dismissViewControllerAnimated:YES completion:nil]; }
- (void)open {
    [self presentViewController:[[ThirdController alloc] init] animated:YES completion:nil]; // expect: stacked-modals
}
@end

@interface FirstController : UIViewController
@end
@implementation FirstController
- (void)close { [self dismissViewControllerAnimated:YES completion:nil]; }
- (void)open {
    [self presentViewController:[[SecondController alloc] init] animated:YES completion:nil]; // ok: stacked-modals — the second layer
}
@end

@interface HomeController : UIViewController
@end
@implementation HomeController
- (void)open {
    [self presentViewController:[[FirstController alloc] init] animated:YES completion:nil];
}
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window.rootViewController = [[HomeController alloc] init];
    return YES;
}
@end
