#import <UIKit/UIKit.h>

@interface LegendController : UIViewController <UITableViewDelegate>
@end
@implementation LegendController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Legend";
}
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [self dismissViewControllerAnimated:YES completion:nil];
}
@end

@interface MapController : UIViewController
@end
@implementation MapController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Legend" style:UIBarButtonItemStylePlain target:self action:@selector(showLegend)];
}
- (void)showLegend {
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:[[LegendController alloc] init]];
    [self presentViewController:stack animated:YES completion:nil]; // expect: modal-without-close (warning) "on iOS 12 it cannot be swiped away"
}
@end

UIViewController *startWithMap(void) { return [[MapController alloc] init]; }
