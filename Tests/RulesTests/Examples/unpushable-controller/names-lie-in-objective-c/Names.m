#import <UIKit/UIKit.h>

@interface StepNavigationController : UIViewController
@end
@interface PaneSplitViewController : UIViewController
@end
@interface FilterTabBarController : UIViewController
@end
@interface Walker : NSObject
- (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated;
- (BOOL)goBack;
@end
@interface StartController : UIViewController
@property (nonatomic, strong) Walker *walker;
@end

@implementation StepNavigationController
@end
@implementation PaneSplitViewController
@end
@implementation FilterTabBarController
@end

@implementation Walker
- (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated {
}
- (BOOL)goBack {
    return NO;
}
@end

@implementation StartController
- (IBAction)step:(UIButton *)sender {
    StepNavigationController *nav = [StepNavigationController new];
    [self.navigationController pushViewController:nav animated:YES]; // ok: unpushable-controller — a plain screen
}
- (IBAction)pane:(UIButton *)sender {
    [self.navigationController pushViewController:[PaneSplitViewController new] animated:YES]; // ok: unpushable-controller — a plain screen
}
- (IBAction)filter:(UIButton *)sender {
    [self.navigationController pushViewController:[FilterTabBarController new] animated:YES]; // ok: tab-bar-inside-stack — a plain screen
}
- (IBAction)walk:(UIButton *)sender {
    [self.walker pushViewController:[UINavigationController new] animated:YES]; // ok: unpushable-controller — a method of the app's own
    if (![self.walker goBack]) { // ok: web-history-misread — no web view
        [self.walker pushViewController:self animated:YES]; // ok: controller-already-in-hierarchy — no stack
    }
}
@end
