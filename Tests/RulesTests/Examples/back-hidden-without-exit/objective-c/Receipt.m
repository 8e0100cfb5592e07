@import UIKit;

@interface CartController : UIViewController
@end
@interface ReceiptController : UIViewController
@end
@interface CountdownController : UIViewController
@end

@implementation CartController
- (IBAction)pay:(id)sender {
    [self.navigationController pushViewController:[ReceiptController new] animated:YES];
}
- (IBAction)start:(id)sender {
    [self.navigationController pushViewController:[CountdownController new] animated:YES];
}
@end

@implementation ReceiptController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.hidesBackButton = YES; // expect: back-hidden-without-exit (error) "“ReceiptController”"
}
@end

@implementation CountdownController
- (void)viewDidLoad {
    [super viewDidLoad];
    [self.navigationItem setHidesBackButton:YES animated:NO]; // ok: back-hidden-without-exit — it leaves by itself
}
- (void)timerFired {
    [self.navigationController popViewControllerAnimated:YES];
}
@end
