@interface QueueController : UIViewController
@end
@implementation QueueController
@end

@interface PlayerController : UIViewController
@end
@implementation PlayerController
- (void)replaceQueue {
    [self dismissViewControllerAnimated:YES completion:nil];
    [self presentViewController:[QueueController new] animated:YES completion:nil]; // expect: presentation-dropped (warning) "“QueueController”"
}
@end
