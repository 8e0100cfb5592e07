@import UIKit;
extern NSString *const HelpSegue;
#define kDetailSegue @"detail"

@interface ListController : UIViewController
@end
@interface DetailController : UIViewController
@end
@interface HelpController : UIViewController
@end
