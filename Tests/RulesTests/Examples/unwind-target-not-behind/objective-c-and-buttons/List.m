@import UIKit;

@interface ListController : UIViewController
@end
@implementation ListController
- (IBAction)backToList:(UIStoryboardSegue *)segue {}
@end

@interface MapController : UIViewController
@end
@implementation MapController
- (IBAction)backToMap:(UIStoryboardSegue *)segue {}
@end

@interface OtherController : UIViewController
@end
@implementation OtherController
- (IBAction)backToOther:(UIStoryboardSegue *)segue {}
@end

@interface FilterController : UIViewController
@end
@implementation FilterController
// Beside the unwind: both leave where it is presented.
- (IBAction)cancel:(id)sender {
    [self dismissViewControllerAnimated:YES completion:nil];
}
@end
