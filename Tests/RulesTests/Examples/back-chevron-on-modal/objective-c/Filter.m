@import UIKit;

@interface ProductsController : UIViewController
@end
@interface StoreMapController : UIViewController
@end
@interface SizeController : UIViewController
@end

@implementation ProductsController
- (IBAction)showMap {
    [self presentViewController:[[UINavigationController alloc] initWithRootViewController:[StoreMapController new]] animated:YES completion:nil];
}
- (IBAction)showSizes {
    [self presentViewController:[[UINavigationController alloc] initWithRootViewController:[SizeController new]] animated:YES completion:nil];
}
@end

@implementation StoreMapController
- (void)viewDidLoad {
    [super viewDidLoad];
    // expect: back-chevron-on-modal "chevron.left"
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithImage:[UIImage systemImageNamed:@"chevron.left"] style:UIBarButtonItemStylePlain target:self action:@selector(leave)];
}
- (void)leave {
    [self dismissViewControllerAnimated:YES completion:nil];
}
@end

@implementation SizeController
- (void)viewDidLoad {
    [super viewDidLoad];
    // ok: back-chevron-on-modal — Close is what ends a layer
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithImage:[UIImage systemImageNamed:@"xmark"] style:UIBarButtonItemStylePlain target:self action:@selector(leave)];
}
- (void)leave {
    [self dismissViewControllerAnimated:YES completion:nil];
}
@end
