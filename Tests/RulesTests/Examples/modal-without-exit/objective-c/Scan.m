#import <UIKit/UIKit.h>

@interface ScanViewController : UIViewController
@end

@interface HomeViewController : UIViewController
@end

@implementation HomeViewController
- (void)openScan {
    ScanViewController *scan = [[ScanViewController alloc] init];
    scan.modalPresentationStyle = UIModalPresentationFullScreen;
    [self presentViewController:scan animated:YES completion:nil]; // expect: modal-without-exit (error)
}
- (void)openHelp {
    HelpViewController *help = [[HelpViewController alloc] init];
    help.modalPresentationStyle = UIModalPresentationFullScreen;
    [self presentViewController:help animated:YES completion:nil]; // ok: modal-without-exit — a tap closes it
}
@end

@implementation ScanViewController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.view.backgroundColor = UIColor.blackColor;
}
@end

@interface HelpViewController : UIViewController
@end

@implementation HelpViewController
- (void)tapped:(id)sender {
    [self dismissViewControllerAnimated:YES completion:nil];
}
@end
