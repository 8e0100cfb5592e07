@import UIKit;

@interface TicketController : UIViewController
@end
@interface ReceiptController : UIViewController
@end
@interface HomeController : UIViewController
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[HomeController new]];
    return YES;
}
- (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
    if ([url.host isEqualToString:@"ticket"]) {
        UINavigationController *ticket = [[UINavigationController alloc] initWithRootViewController:[TicketController new]];
        ticket.modalPresentationStyle = UIModalPresentationFullScreen;
        // expect: top-controller-walk-stops-short (warning) "window’s root"
        [self.window.rootViewController presentViewController:ticket animated:YES completion:nil];
    } else {
        UINavigationController *receipt = [[UINavigationController alloc] initWithRootViewController:[ReceiptController new]];
        receipt.modalPresentationStyle = UIModalPresentationFullScreen;
        // expect: top-controller-walk-stops-short (warning) "window’s root"
        [self.window.rootViewController presentViewController:receipt animated:YES completion:nil];
    }
    return YES;
}
@end

@implementation HomeController
@end

@implementation TicketController
- (void)viewDidLoad {
    [super viewDidLoad];
    // expect: deep-link-without-exit (warning) "cannot be left"
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel target:self action:@selector(leave)];
}
- (void)leave {
    [self.navigationController popViewControllerAnimated:YES];
}
@end

@implementation ReceiptController
- (void)viewDidLoad {
    [super viewDidLoad];
    // ok: deep-link-without-exit — it dismisses
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel target:self action:@selector(leave)];
}
- (void)leave {
    [self dismissViewControllerAnimated:YES completion:nil];
}
@end
