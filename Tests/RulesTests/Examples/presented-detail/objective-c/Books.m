@import UIKit;

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@interface BooksController : UITableViewController
@end
@interface BookDetailController : UIViewController
@property (nonatomic, copy) NSString *book;
@end
@interface CoverController : UIViewController
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[BooksController new]];
    return YES;
}
@end

@implementation BooksController
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    BookDetailController *detail = [[BookDetailController alloc] init];
    detail.book = @"A";
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:detail];
    [self presentViewController:stack animated:YES completion:nil]; // expect: presented-detail (info) "BookDetailController"
}
- (IBAction)showCover {
    // ok: presented-detail — a button's picture is no level of the list
    [self presentViewController:[CoverController new] animated:YES completion:nil];
}
@end

@implementation BookDetailController
- (IBAction)openCover {
    [self.navigationController pushViewController:[CoverController new] animated:YES];
}
@end
@implementation CoverController
@end
