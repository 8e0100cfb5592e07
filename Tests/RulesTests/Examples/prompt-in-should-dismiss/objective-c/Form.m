@interface FormViewController : UIViewController <UIAdaptivePresentationControllerDelegate>
@property (nonatomic) BOOL isDirty;
@end

@implementation FormViewController
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController {
    if (self.isDirty) {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Discard?" message:nil preferredStyle:UIAlertControllerStyleAlert];
        [self presentViewController:alert animated:YES completion:nil]; // expect: prompt-in-should-dismiss
        return NO;
    }
    return YES;
}

- (void)presentationControllerDidAttemptToDismiss:(UIPresentationController *)presentationController {
    UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Discard?" message:nil preferredStyle:UIAlertControllerStyleAlert];
    [self presentViewController:alert animated:YES completion:nil]; // ok: prompt-in-should-dismiss — the refusal has been given
}
@end
