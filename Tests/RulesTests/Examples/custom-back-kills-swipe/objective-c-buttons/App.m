#import <UIKit/UIKit.h>

@interface PierViewController : UIViewController
@property (nonatomic, strong) UIButton *backButton;
@end

@interface HarbourViewController : UIViewController
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[HarbourViewController new]];
    return YES;
}
@end

@implementation HarbourViewController
- (IBAction)open:(id)sender {
    [self.navigationController pushViewController:[PierViewController new] animated:YES];
}
@end

@implementation PierViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.navigationController setNavigationBarHidden:YES animated:NO];
    self.backButton = [UIButton buttonWithType:UIButtonTypeCustom];
    [self.backButton setImage:[UIImage imageNamed:@"nav_back"] forState:UIControlStateNormal];
    [self.backButton addTarget:self action:@selector(leave:) forControlEvents:UIControlEventTouchUpInside]; // expect: custom-back-kills-swipe "PierViewController"
    UIButton *next = [UIButton buttonWithType:UIButtonTypeCustom];
    [next setTitle:@"Next" forState:UIControlStateNormal];
    [next addTarget:self action:@selector(more:) forControlEvents:UIControlEventTouchUpInside]; // ok: custom-back-kills-swipe — it goes nowhere
    [self.view addSubview:self.backButton];
    [self.view addSubview:next];
}

- (void)leave:(id)sender {
    [self.navigationController popViewControllerAnimated:YES];
}

- (void)more:(id)sender {
    NSLog(@"more");
}

@end
