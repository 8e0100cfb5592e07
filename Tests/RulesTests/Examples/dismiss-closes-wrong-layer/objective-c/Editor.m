#import <UIKit/UIKit.h>

@interface ThanksController : UIViewController
@end
@implementation ThanksController
@end

@interface EditorController : UIViewController
@end
@implementation EditorController
- (void)send {
    [self presentViewController:[[ThanksController alloc] init] animated:YES completion:nil];
    [self dismissViewControllerAnimated:YES completion:nil]; // expect: dismiss-closes-wrong-layer (warning) "itself stays"
}
- (void)thank {
    [self presentViewController:[[ThanksController alloc] init] animated:YES completion:nil];
    // ok: dismiss-closes-wrong-layer — the presenter closes both
    [self.presentingViewController dismissViewControllerAnimated:YES completion:nil];
}
@end
