#import <UIKit/UIKit.h>

@interface ListController : UIViewController
@end
@interface FilterController : UIViewController
@end
@interface SortController : UIViewController
@end
@interface ResultController : UIViewController
@end
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[ListController new]];
    return YES;
}
@end

@implementation ListController
- (IBAction)filter:(UIButton *)sender {
    [self presentViewController:[[UINavigationController alloc] initWithRootViewController:[FilterController new]] animated:YES completion:nil];
}
- (IBAction)sort:(UIButton *)sender {
    [self presentViewController:[[UINavigationController alloc] initWithRootViewController:[SortController new]] animated:YES completion:nil];
}
@end

@implementation FilterController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemClose target:self action:@selector(close)];
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Apply" style:UIBarButtonItemStylePlain target:self action:@selector(apply)];
}
- (void)close {
    [self dismissViewControllerAnimated:YES completion:nil];
}
- (void)apply {
    UINavigationController *below = (UINavigationController *)self.presentingViewController;
    [below pushViewController:[ResultController new] animated:YES]; // expect: place-moves-under-layer "moves what lies under it to “ResultController”"
}
@end

@implementation SortController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemClose target:self action:@selector(close)];
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Apply" style:UIBarButtonItemStylePlain target:self action:@selector(apply)];
}
- (void)close {
    [self dismissViewControllerAnimated:YES completion:nil];
}
- (void)apply {
    UINavigationController *below = (UINavigationController *)self.presentingViewController;
    [self dismissViewControllerAnimated:YES completion:^{
        [below pushViewController:[ResultController new] animated:YES]; // ok: place-moves-under-layer — once the layer is gone
    }];
}
@end

@implementation ResultController
@end
