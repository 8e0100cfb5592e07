@import UIKit;

@interface DevicesController : UITableViewController
@end
@interface TouchpadController : UIViewController
@end
@interface SliderController : UIViewController
@end

@implementation DevicesController
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    if (indexPath.row == 0) {
        [self.navigationController pushViewController:[TouchpadController new] animated:YES];
    } else {
        [self.navigationController pushViewController:[SliderController new] animated:YES];
    }
}
@end

@implementation TouchpadController
- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    self.navigationController.interactivePopGestureRecognizer.enabled = NO; // expect: swipe-lock-misses-content-gesture (warning)
}
- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    self.navigationController.interactivePopGestureRecognizer.enabled = YES;
}
@end

@implementation SliderController
- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    self.navigationController.interactivePopGestureRecognizer.enabled = NO; // ok: swipe-lock-misses-content-gesture — both are off
    if (@available(iOS 26.0, *)) {
        self.navigationController.interactiveContentPopGestureRecognizer.enabled = NO;
    }
}
- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    self.navigationController.interactivePopGestureRecognizer.enabled = YES;
    if (@available(iOS 26.0, *)) {
        self.navigationController.interactiveContentPopGestureRecognizer.enabled = YES;
    }
}
@end
