#import <UIKit/UIKit.h>

@interface StatementController : UIViewController
@end

@interface AccountsController : UIViewController
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[AccountsController new]];
    return YES;
}

@end

@implementation AccountsController

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(expired:) name:@"SessionExpired" object:nil];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(locked:) name:@"Locked" object:nil];
}

- (void)showStatement {
    [self presentViewController:[StatementController new] animated:YES completion:nil];
}

- (void)expired:(NSNotification *)note {
    [self.navigationController popToRootViewControllerAnimated:YES]; // expect: base-moves-under-modal (warning) "resets a stack"
}

- (void)locked:(NSNotification *)note {
    [self dismissViewControllerAnimated:NO completion:nil];
    [self.navigationController popToRootViewControllerAnimated:NO]; // ok: base-moves-under-modal — what is up goes first
}

@end

@implementation StatementController

- (void)close {
    [self dismissViewControllerAnimated:YES completion:nil];
}

@end
