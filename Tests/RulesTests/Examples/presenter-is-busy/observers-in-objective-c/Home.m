#import <UIKit/UIKit.h>

@interface HomeController : UIViewController
@property (nonatomic) IBOutlet UIButton *button;
@end

@interface SettingsController : UIViewController
@end

@interface LoginController : UIViewController
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window.rootViewController = [[HomeController alloc] init];
    return YES;
}
@end

@implementation HomeController
- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(expire) name:@"sessionExpired" object:nil];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(warn) name:@"sessionExpires" object:nil];
    [self.button addTarget:self action:@selector(settings) forControlEvents:UIControlEventTouchUpInside];
}

- (void)settings {
    [self presentViewController:[[SettingsController alloc] init] animated:YES completion:nil];
}

- (void)expire {
    // expect: presenter-is-busy "which may be presenting “SettingsController”"
    [self presentViewController:[[LoginController alloc] init] animated:YES completion:nil];
}

- (void)warn {
    if (self.presentedViewController != nil) { return; }
    // ok: presenter-is-busy — it asks first
    [self presentViewController:[[LoginController alloc] init] animated:YES completion:nil];
}
@end

@implementation SettingsController
@end

@implementation LoginController
@end
