#import <UIKit/UIKit.h>

@interface OrdersController : UITableViewController
@end
@interface OrderController : UIViewController
@end
@interface NoteController : UIViewController
@end
@interface DraftController : UIViewController
@end

@implementation OrdersController
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [self.navigationController pushViewController:[[OrderController alloc] init] animated:YES];
}
- (void)openNote {
    [self.navigationController pushViewController:[NoteController new] animated:YES];
}
- (void)openDraft {
    [self.navigationController pushViewController:[DraftController new] animated:YES];
}
@end

@implementation OrderController
- (void)viewDidLoad {
    [super viewDidLoad];
    // expect: custom-back-kills-swipe (warning)
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithImage:[UIImage imageNamed:@"back_arrow"]
                                                                             style:UIBarButtonItemStylePlain
                                                                            target:self
                                                                            action:@selector(goBack)];
}
- (void)goBack {
    [self.navigationController popViewControllerAnimated:YES];
}
@end

@implementation NoteController
- (void)viewDidLoad {
    [super viewDidLoad];
    [self.navigationItem setLeftItemsSupplementBackButton:YES];
    // ok: custom-back-kills-swipe — the item stands beside the system's button
    [self.navigationItem setLeftBarButtonItem:[[UIBarButtonItem alloc] initWithTitle:@"Back" style:UIBarButtonItemStylePlain target:self action:@selector(goBack)]];
}
- (void)goBack {
    [[self navigationController] popViewControllerAnimated:YES];
}
@end

@implementation DraftController
- (void)viewDidLoad {
    [super viewDidLoad];
    // ok: custom-back-kills-swipe — the gesture is given back, with a test of the depth
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Back" style:UIBarButtonItemStylePlain target:self action:@selector(goBack)];
    self.navigationController.interactivePopGestureRecognizer.delegate = self;
}
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)recognizer {
    return self.navigationController.viewControllers.count > 1;
}
- (void)goBack {
    [self.navigationController popViewControllerAnimated:YES];
}
@end
