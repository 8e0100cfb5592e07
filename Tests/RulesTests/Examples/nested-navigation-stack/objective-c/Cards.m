@import UIKit;

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@interface CardsController : UITableViewController
@end
@interface CardController : UIViewController
@end
@interface HistoryController : UIViewController
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[CardsController new]];
    return YES;
}
@end

@implementation CardsController
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [self.navigationController pushViewController:[CardController new] animated:YES];
}
- (IBAction)showHistory {
    // ok: nested-navigation-stack — a layer of its own
    [self presentViewController:[[UINavigationController alloc] initWithRootViewController:[HistoryController new]] animated:YES completion:nil];
}
@end

@implementation CardController
- (void)viewDidLoad {
    [super viewDidLoad];
    UINavigationController *history = [[UINavigationController alloc] initWithRootViewController:[HistoryController new]];
    [self addChildViewController:history]; // expect: nested-navigation-stack "CardController"
    [self.view addSubview:history.view];
    [history didMoveToParentViewController:self];
}
@end

@implementation HistoryController
@end
