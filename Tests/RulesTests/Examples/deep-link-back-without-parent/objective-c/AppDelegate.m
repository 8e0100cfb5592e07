@import UIKit;

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@interface TicketController : UIViewController
@end
@interface TicketsController : UIViewController
@end
@interface CallController : UIViewController
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary *)options {
    // expect: deep-link-discards-place
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[TicketController new]];
    return YES;
}
- (BOOL)application:(UIApplication *)application continueUserActivity:(NSUserActivity *)activity restorationHandler:(void (^)(NSArray *))handler {
    UINavigationController *stack = [[UINavigationController alloc] init];
    [stack setViewControllers:@[[TicketsController new], [CallController new]] animated:NO];
    self.window.rootViewController = stack;
    return YES;
}
@end

@implementation TicketController
- (void)viewDidLoad {
    // expect: deep-link-back-without-parent "does nothing"
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithImage:[UIImage systemImageNamed:@"chevron.backward"] style:UIBarButtonItemStylePlain target:self action:@selector(goBack:)];
}
- (void)goBack:(id)sender {
    [self.navigationController popViewControllerAnimated:YES];
}
@end

@implementation TicketsController
@end

@implementation CallController
- (void)viewDidLoad {
    self.navigationItem.leftItemsSupplementBackButton = YES;
    // ok: deep-link-back-without-parent — the list is below it
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithImage:[UIImage systemImageNamed:@"chevron.backward"] style:UIBarButtonItemStylePlain target:self action:@selector(goBack:)];
}
- (void)goBack:(id)sender {
    [self.navigationController popViewControllerAnimated:YES];
}
@end
