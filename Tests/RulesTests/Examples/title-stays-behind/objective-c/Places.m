#import <UIKit/UIKit.h>

@interface ListViewController : UIViewController
@end
@interface PlaceViewController : UIViewController
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[[ListViewController alloc] init]];
    return YES;
}
@end

@implementation ListViewController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Places";
}
- (IBAction)open:(id)sender {
    [self.navigationController pushViewController:[[PlaceViewController alloc] init] animated:YES];
}
@end

@implementation PlaceViewController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationController.navigationBar.topItem.title = @""; // expect: title-stays-behind "takes the title away"
}
- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    self.title = @"Place"; // ok: title-stays-behind — its own
}
@end
