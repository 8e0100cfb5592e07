#import <UIKit/UIKit.h>

@interface UIViewController (Leaving)
- (BOOL)mayLeave;
@end
@implementation UIViewController (Leaving)
- (BOOL)mayLeave {
    return YES;
}
@end

@interface AskingStack : UINavigationController <UINavigationBarDelegate>
@end
@implementation AskingStack
- (BOOL)navigationBar:(UINavigationBar *)navigationBar shouldPopItem:(UINavigationItem *)item {
    if (self.topViewController.navigationItem != item) {
        return YES;
    }
    return [self.topViewController mayLeave]; // ok: back-veto-misdirected — it compares the item first
}
@end

@interface RashStack : UINavigationController <UINavigationBarDelegate>
@end
@implementation RashStack
// expect: back-veto-misdirected (warning) "the top screen, whichever item is being popped"
- (BOOL)navigationBar:(UINavigationBar *)navigationBar shouldPopItem:(UINavigationItem *)item {
    return [self.topViewController mayLeave];
}
@end

@interface FormController : UIViewController
@end
@implementation FormController
- (BOOL)mayLeave {
    return [self mayLeave]; // expect: back-veto-misdirected (warning) "nobody: it calls itself"
}
@end

@interface CardController : UIViewController
@end
@implementation CardController
- (BOOL)mayLeave {
    return [super mayLeave]; // ok: back-veto-misdirected — the class above answers
}
@end
