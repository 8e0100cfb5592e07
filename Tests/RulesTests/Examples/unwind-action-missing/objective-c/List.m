@import UIKit;

@interface ListController : UIViewController
@end
@implementation ListController
- (IBAction)unwindToList:(UIStoryboardSegue *)segue {
}
@end
@implementation ListController (Unwinding)
- (IBAction)listWithSegue:(UIStoryboardSegue *)segue {
}
@end
