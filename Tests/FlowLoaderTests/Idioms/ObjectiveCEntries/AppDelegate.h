@import UIKit;
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@property (strong, nonatomic) UINavigationController *stack;
+ (AppDelegate *)instance;
@end
@interface HomeController : UIViewController
@end
@interface LinkController : UIViewController
@end
