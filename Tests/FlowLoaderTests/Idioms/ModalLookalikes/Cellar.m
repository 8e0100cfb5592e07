#import <UIKit/UIKit.h>

@interface CaskViewController : UIViewController
@end
@interface PressViewController : UIViewController <UIAdaptivePresentationControllerDelegate>
@property (nonatomic) BOOL isOpen;
@property (nonatomic) BOOL isEmpty;
@end

@implementation PressViewController

- (void)openPhoto {
    UIImagePickerController *picker = [UIImagePickerController new];
    picker.modalPresentationStyle = UIModalPresentationFullScreen;
    [self presentViewController:picker animated:YES completion:nil]; // ok: modal-without-exit, modal-without-close — the system's Cancel
}

- (void)imagePickerControllerDidCancel:(UIImagePickerController *)picker {
    [self dismissViewControllerAnimated:YES completion:nil]; // ok: dismiss-closes-wrong-layer, exit-does-nothing — its picker
}

- (void)openCask {
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:[CaskViewController new]];
    stack.presentationController.delegate = self;
    self.isOpen = YES;
    [self presentViewController:stack animated:YES completion:nil]; // ok: modal-without-close — wrapped, with Done
}

- (void)presentationControllerDidDismiss:(UIPresentationController *)controller {
    self.isOpen = NO;
}

- (void)openOne {
    if (self.isEmpty) {
        [self presentViewController:[CaskViewController new] animated:YES completion:nil];
    } else {
        // ok: presentation-dropped — one branch or the other
        [self presentViewController:[UIAlertController alertControllerWithTitle:nil message:nil preferredStyle:UIAlertControllerStyleAlert] animated:YES completion:nil];
    }
}

- (void)reopen {
    [self dismissViewControllerAnimated:YES completion:^{
        [self openCask]; // ok: presentation-dropped, presenter-is-busy — once the first is gone
    }];
}

@end

@implementation CaskViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    // ok: swipe-skips-close, one-screen-two-ways — Done only closes
    // expect: modal-exit-not-rendered "done"
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone target:self action:@selector(close)];
}

- (void)close {
    [self dismissViewControllerAnimated:YES completion:nil];
}

@end
