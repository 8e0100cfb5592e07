#import <UIKit/UIKit.h>

@interface EditorViewController : UIViewController
@end
@implementation EditorViewController
@end

@interface NotesViewController : UIViewController
@end

@implementation NotesViewController
- (void)compose {
    EditorViewController *editor = [[EditorViewController alloc] init];
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:editor];
    stack.modalPresentationStyle = UIModalPresentationFormSheet;
    [self presentViewController:editor animated:YES completion:nil]; // expect: controller-already-in-hierarchy (error) "already inside"
}

- (void)composeRightly {
    EditorViewController *editor = [[EditorViewController alloc] init];
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:editor];
    [self presentViewController:stack animated:YES completion:nil]; // ok: controller-already-in-hierarchy — the wrapper
}

- (void)home {
    // expect: controller-already-in-hierarchy (error) "has just been made"
    [self.navigationController popToViewController:[[EditorViewController alloc] init] animated:YES];
}
@end
