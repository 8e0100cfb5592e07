@import UIKit;

@interface StartController : UIViewController
@end
@interface HelpController : UIViewController
@end
@interface TermsController : UIViewController
@end

@implementation StartController
- (IBAction)help {
    [self presentViewController:[HelpController new] animated:YES completion:nil];
}
- (IBAction)terms {
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:[TermsController new]];
    [self presentViewController:stack animated:YES completion:nil]; // ok: modal-exit-not-rendered — the stack draws the bar
}
@end

@implementation HelpController
- (void)viewDidLoad {
    [super viewDidLoad];
    // expect: modal-exit-not-rendered (warning) "done"
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone target:self action:@selector(done:)];
}
- (void)done:(id)sender {
    [self dismissViewControllerAnimated:YES completion:nil];
}
@end

@implementation TermsController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone target:self action:@selector(done:)];
}
- (void)done:(id)sender {
    [self.presentingViewController dismissViewControllerAnimated:YES completion:nil];
}
@end
