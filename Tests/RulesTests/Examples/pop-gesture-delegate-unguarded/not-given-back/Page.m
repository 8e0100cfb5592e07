@import UIKit;

@interface ListController : UITableViewController
@end
@interface PageController : UIViewController <UIGestureRecognizerDelegate>
@end

@implementation ListController
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [self.navigationController pushViewController:[PageController new] animated:YES];
}
@end

@implementation PageController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationController.interactivePopGestureRecognizer.delegate = self; // expect: pop-gesture-delegate-unguarded (info) "never gives it back"
}
@end
