@import UIKit;

@interface StartController : UIViewController
@end
@interface StepController : UIViewController
@end
@interface LastController : UIViewController
@end
@interface DoneController : UIViewController
@end

@implementation StartController
- (IBAction)begin {
    [self presentViewController:[[UINavigationController alloc] initWithRootViewController:[StepController new]] animated:YES completion:nil];
}
@end

@implementation StepController
- (IBAction)next {
    [self.navigationController pushViewController:[LastController new] animated:YES];
}
- (IBAction)finish {
    [self.navigationController pushViewController:[DoneController new] animated:YES];
}
@end

@implementation LastController
- (void)viewDidLoad {
    [super viewDidLoad];
    // expect: back-does-not-return-to-parent "closes the whole modal"
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithImage:[UIImage systemImageNamed:@"chevron.left"] style:UIBarButtonItemStylePlain target:self action:@selector(leave)];
}
- (void)leave {
    [self dismissViewControllerAnimated:YES completion:nil];
}
@end

@implementation DoneController
- (void)viewDidLoad {
    [super viewDidLoad];
    // ok: back-does-not-return-to-parent — Done ends the task
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone target:self action:@selector(leave)];
}
- (void)leave {
    [self dismissViewControllerAnimated:YES completion:nil];
}
@end
