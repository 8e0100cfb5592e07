#import <UIKit/UIKit.h>

@interface LastStepController : UIViewController
@end

@implementation LastStepController
@end

@interface SecondStepController : UIViewController
@end

@implementation SecondStepController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel target:self action:@selector(cancel)]; // expect: modal-step-loses-back
}
- (void)cancel {
    [self dismissViewControllerAnimated:YES completion:nil];
}
- (void)next {
    [self.navigationController pushViewController:[[LastStepController alloc] init] animated:YES];
}
@end

@interface FirstStepController : UIViewController
@end

@implementation FirstStepController
- (void)viewDidLoad {
    [super viewDidLoad];
    // ok: modal-step-loses-back — the first page
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel target:self action:@selector(cancel)];
}
- (void)cancel {
    [self dismissViewControllerAnimated:YES completion:nil];
}
- (void)next {
    [self.navigationController pushViewController:[[SecondStepController alloc] init] animated:YES];
}
@end

@interface HomeController : UIViewController
@end

@implementation HomeController
- (void)begin {
    UINavigationController *steps = [[UINavigationController alloc] initWithRootViewController:[[FirstStepController alloc] init]];
    [self presentViewController:steps animated:YES completion:nil];
}
@end
