#import <UIKit/UIKit.h>

@interface PlanController : UIViewController <UIGestureRecognizerDelegate>
@end
@implementation PlanController
- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    // expect: pop-gesture-delegate-unguarded (info) "never gives it back"
    self.navigationController.interactivePopGestureRecognizer.delegate = self;
}
@end

@interface SketchController : UIViewController <UIGestureRecognizerDelegate>
@property (nonatomic, weak) id<UIGestureRecognizerDelegate> former;
@end
@implementation SketchController
- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    self.former = self.navigationController.interactivePopGestureRecognizer.delegate;
    // ok: pop-gesture-delegate-unguarded — given back on leaving
    self.navigationController.interactivePopGestureRecognizer.delegate = self;
}
- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    self.navigationController.interactivePopGestureRecognizer.delegate = self.former;
}
@end

@interface HouseController : UITableViewController
@end
@implementation HouseController
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    if (indexPath.row == 0) {
        [self.navigationController pushViewController:[[PlanController alloc] init] animated:YES];
    } else {
        [self.navigationController pushViewController:[[SketchController alloc] init] animated:YES];
    }
}
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[[HouseController alloc] init]];
    return YES;
}
@end
