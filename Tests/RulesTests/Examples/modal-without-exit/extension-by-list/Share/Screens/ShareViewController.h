#import <UIKit/UIKit.h>

@interface ShareViewController : UIViewController
@end

@interface PickViewController : UIViewController
@end
