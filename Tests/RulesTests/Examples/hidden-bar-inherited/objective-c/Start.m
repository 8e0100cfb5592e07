@import UIKit;

@interface StartController : UIViewController
@end
@interface TermsController : UIViewController
@end
@interface FormController : UIViewController
@end

@implementation StartController
- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    [self.navigationController setNavigationBarHidden:YES animated:animated];
}
- (IBAction)showTerms:(id)sender {
    [self.navigationController pushViewController:[TermsController new] animated:YES]; // expect: hidden-bar-inherited (warning) "“TermsController”"
}
- (IBAction)signUp:(id)sender {
    // ok: hidden-bar-inherited — the form shows the bar
    [self.navigationController pushViewController:[FormController new] animated:YES];
}
@end

@implementation TermsController
- (void)viewDidLoad { [super viewDidLoad]; }
@end

@implementation FormController
- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    self.navigationController.navigationBarHidden = NO;
}
@end
