#import "ShareViewController.h"

@implementation ShareViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    PickViewController *pick = [[PickViewController alloc] init];
    pick.modalPresentationStyle = UIModalPresentationFullScreen;
    // ok: presentation-dropped — no project file knows it; the list beside it says that it is an extension's
    // ok: modal-without-exit — the system shows the extension, and takes it away
    [self presentViewController:pick animated:YES completion:nil];
}

@end

@implementation PickViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.view.backgroundColor = UIColor.greenColor;
}

@end
