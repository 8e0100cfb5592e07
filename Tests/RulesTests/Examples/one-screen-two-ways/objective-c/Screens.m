@import UIKit;

@interface ShelfController : UIViewController
@end
@interface LabelController : UIViewController
@end
@interface PriceController : UIViewController
@end

@implementation ShelfController
- (IBAction)showLabel {
    [self.navigationController pushViewController:[LabelController new] animated:YES];
}
- (IBAction)printLabel {
    [self presentViewController:[[UINavigationController alloc] initWithRootViewController:[LabelController new]] animated:YES completion:nil];
}
- (IBAction)showPrice {
    [self.navigationController pushViewController:[PriceController new] animated:YES];
}
- (IBAction)printPrice {
    [self presentViewController:[[UINavigationController alloc] initWithRootViewController:[PriceController new]] animated:YES completion:nil];
}
@end

@implementation LabelController
- (void)viewDidLoad {
    [super viewDidLoad];
    // expect: one-screen-two-ways "only pops"
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone target:self action:@selector(finish)];
}
- (void)finish {
    [self.navigationController popViewControllerAnimated:YES];
}
@end

@implementation PriceController
- (void)viewDidLoad {
    [super viewDidLoad];
    // ok: one-screen-two-ways — it asks who presents it
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone target:self action:@selector(finish)];
}
- (void)finish {
    if (self.presentingViewController != nil) {
        [self dismissViewControllerAnimated:YES completion:nil];
    } else {
        [self.navigationController popViewControllerAnimated:YES];
    }
}
@end
