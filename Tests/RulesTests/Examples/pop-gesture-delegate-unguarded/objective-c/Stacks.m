@import UIKit;

@interface OpenStack : UINavigationController <UIGestureRecognizerDelegate>
@end
@implementation OpenStack
- (void)viewDidLoad {
    [super viewDidLoad];
    self.interactivePopGestureRecognizer.delegate = nil; // expect: pop-gesture-delegate-unguarded (warning) "is nil"
}
@end

@interface EagerStack : UINavigationController <UIGestureRecognizerDelegate>
@end
@implementation EagerStack
- (void)viewDidLoad {
    [super viewDidLoad];
    [self.interactivePopGestureRecognizer setDelegate:self]; // expect: pop-gesture-delegate-unguarded (warning) "without a depth check"
}
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)recognizer {
    return YES;
}
@end

@interface CarefulStack : UINavigationController <UIGestureRecognizerDelegate>
@end
@implementation CarefulStack
- (void)viewDidLoad {
    [super viewDidLoad];
    self.interactivePopGestureRecognizer.delegate = self; // ok: pop-gesture-delegate-unguarded — asks for the depth
}
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)recognizer {
    return [self.viewControllers count] > 1;
}
@end
