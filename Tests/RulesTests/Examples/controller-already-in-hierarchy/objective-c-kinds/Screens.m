#import <UIKit/UIKit.h>

@interface StepController : UIViewController
@end
@implementation StepController
- (void)again {
    [self.navigationController pushViewController:self animated:YES]; // expect: controller-already-in-hierarchy (error) "pushes itself"
}
- (void)showStack {
    [self presentViewController:self.navigationController animated:YES completion:nil]; // expect: controller-already-in-hierarchy (error) "own container"
}
- (void)twice {
    StepController *step = [[StepController alloc] init];
    [self.navigationController setViewControllers:@[step, step] animated:YES]; // expect: controller-already-in-hierarchy (error) "stands twice in one stack"
}
- (void)once {
    StepController *first = [[StepController alloc] init];
    StepController *second = [[StepController alloc] init];
    [self.navigationController setViewControllers:@[first, second] animated:YES]; // ok: controller-already-in-hierarchy — two of them
}
@end
