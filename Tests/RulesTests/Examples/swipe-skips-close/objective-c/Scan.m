@interface ScanViewController : UIViewController
@property (nonatomic) CaptureSession *session;
@end

@interface StartViewController : UIViewController
@end

@implementation StartViewController
- (void)scan {
    UINavigationController *host = [[UINavigationController alloc] initWithRootViewController:[ScanViewController new]];
    [self presentViewController:host animated:YES completion:nil];
}
@end

@implementation ScanViewController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemStop target:self action:@selector(close)]; // expect: swipe-skips-close "stopRunning"
}

- (void)close {
    [self.session stopRunning];
    [self dismissViewControllerAnimated:YES completion:nil];
}
@end
