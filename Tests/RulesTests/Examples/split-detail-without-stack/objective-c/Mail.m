#import <UIKit/UIKit.h>

@interface LetterViewController : UIViewController
@end

@implementation LetterViewController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemReply
                                                                                           target:self
                                                                                           action:@selector(reply)];
}
- (void)reply {
    [self.navigationController pushViewController:[[UIViewController alloc] init] animated:YES];
}
@end

@interface InboxViewController : UITableViewController
@end

@implementation InboxViewController
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    LetterViewController *letter = [[LetterViewController alloc] init];
    // expect: split-detail-without-stack (warning) "LetterViewController"
    [self showDetailViewController:letter sender:nil];
}
- (void)openWrapped {
    UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:[[LetterViewController alloc] init]];
    [self.splitViewController showDetailViewController:nav sender:nil]; // ok: split-detail-without-stack — wrapped
}
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    UISplitViewController *split = [[UISplitViewController alloc] init];
    split.viewControllers = @[ [[UINavigationController alloc] initWithRootViewController:[[InboxViewController alloc] init]] ];
    self.window.rootViewController = split;
    return YES;
}
@end
