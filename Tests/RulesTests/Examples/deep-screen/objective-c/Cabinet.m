#import <UIKit/UIKit.h>

@interface AController : UIViewController
@end
@interface BController : UIViewController
@end
@interface CController : UIViewController
@end
@interface DController : UIViewController
@end
@interface EController : UIViewController
@end
@interface FController : UIViewController
@end
@interface GController : UIViewController
@end
@interface HController : UIViewController
@end
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[AController new]];
    return YES;
}
@end

@implementation AController
- (IBAction)open:(UIButton *)sender {
    [self.navigationController pushViewController:[BController new] animated:YES];
}
@end

@implementation BController
- (IBAction)open:(UIButton *)sender {
    [self.navigationController pushViewController:[CController new] animated:YES];
}
@end

@implementation CController
- (IBAction)open:(UIButton *)sender {
    [self presentViewController:[[UINavigationController alloc] initWithRootViewController:[DController new]] animated:YES completion:nil];
}
@end

@implementation DController
- (IBAction)open:(UIButton *)sender {
    [self.navigationController pushViewController:[EController new] animated:YES];
}
@end

@implementation EController
- (IBAction)open:(UIButton *)sender {
    [self.navigationController pushViewController:[FController new] animated:YES];
}
@end

@implementation FController
- (IBAction)open:(UIButton *)sender {
    [self.navigationController pushViewController:[GController new] animated:YES];
}
@end

@implementation GController // ok: deep-screen — six moves are not deep
- (IBAction)open:(UIButton *)sender {
    [self.navigationController pushViewController:[HController new] animated:YES];
}
@end

@implementation HController // expect: deep-screen "It takes 7 moves"
@end
