#import <UIKit/UIKit.h>

@interface PhotoController : UIViewController
@end
@implementation PhotoController
@end

@interface PersonController : UIViewController
@end
@implementation PersonController
- (void)showPhoto {
    [self.navigationController pushViewController:[[PhotoController alloc] init] animated:YES];
}
@end

@interface ListController : UITableViewController
@end
@implementation ListController
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [self.navigationController pushViewController:[[PersonController alloc] init] animated:YES];
}
- (void)peek {
    [self presentViewController:[[PersonController alloc] init] animated:YES completion:nil]; // expect: push-without-stack (warning) "it is presented without a stack here"
}
- (void)look {
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:[[PersonController alloc] init]];
    [self presentViewController:stack animated:YES completion:nil]; // ok: push-without-stack — here it has one
}
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[[ListController alloc] init]];
    return YES;
}
@end
