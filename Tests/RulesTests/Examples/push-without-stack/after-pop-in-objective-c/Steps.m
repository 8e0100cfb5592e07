#import <UIKit/UIKit.h>

@interface ThreeController : UIViewController
@end

@implementation ThreeController
@end

@interface TwoController : UIViewController
@end

@implementation TwoController
- (IBAction)next:(id)sender {
    [self.navigationController popViewControllerAnimated:NO];
    // expect: push-without-stack "has just left its stack"
    [self.navigationController pushViewController:[[ThreeController alloc] init] animated:YES];
}

- (IBAction)instead:(id)sender {
    UINavigationController *stack = self.navigationController;
    [stack popViewControllerAnimated:NO];
    [stack pushViewController:[[ThreeController alloc] init] animated:YES]; // ok: push-without-stack — the stack was kept
}
@end

@interface ListController : UIViewController
@end

@implementation ListController
- (IBAction)go:(id)sender {
    [self.navigationController pushViewController:[[TwoController alloc] init] animated:YES];
}
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[[ListController alloc] init]];
    return YES;
}
@end
