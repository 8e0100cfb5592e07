@import UIKit;

@interface LoaderController : UIViewController
@end
@implementation LoaderController
- (IBAction)open {
    UIViewController *help = [self.storyboard instantiateViewControllerWithIdentifier:@"Help"];
    [self presentViewController:help animated:YES completion:nil];
}
@end
