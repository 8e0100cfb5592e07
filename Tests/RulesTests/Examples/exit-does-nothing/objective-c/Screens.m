@import UIKit;

@interface GateController : UIViewController
@end
@interface TicketController : UIViewController
@end
@interface PassController : UIViewController
@end

@implementation GateController
- (IBAction)showTicket {
    [self presentViewController:[[UINavigationController alloc] initWithRootViewController:[TicketController new]] animated:YES completion:nil];
}
- (IBAction)showPass {
    [self presentViewController:[[UINavigationController alloc] initWithRootViewController:[PassController new]] animated:YES completion:nil];
}
@end

@implementation TicketController
- (void)viewDidLoad {
    [super viewDidLoad];
    // expect: exit-does-nothing "root of its stack"
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel target:self action:@selector(leave)];
}
- (void)leave {
    [self.navigationController popViewControllerAnimated:YES];
}
@end

@implementation PassController
- (void)viewDidLoad {
    [super viewDidLoad];
    // ok: exit-does-nothing — dismissing closes the layer
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel target:self action:@selector(leave)];
}
- (void)leave {
    [self dismissViewControllerAnimated:YES completion:nil];
}
@end
