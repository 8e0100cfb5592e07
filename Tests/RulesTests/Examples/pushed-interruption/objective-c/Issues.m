@import UIKit;

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@interface IssuesController : UITableViewController
@end
@interface NewIssueController : UIViewController
@property (nonatomic, strong) UITextField *titleField;
@end
@interface NewsController : UIViewController
@property (nonatomic, strong) UITextField *searchField;
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[IssuesController new]];
    return YES;
}
@end

@implementation IssuesController
- (IBAction)add {
    // expect: pushed-interruption (info) "a create task"
    [self.navigationController pushViewController:[NewIssueController new] animated:YES];
}
- (IBAction)news {
    // ok: pushed-interruption — news is not new
    [self.navigationController pushViewController:[NewsController new] animated:YES];
}
@end

@implementation NewIssueController
@end
@implementation NewsController
@end
