@implementation Reminder
- (void)start {
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(remind) name:@"due" object:nil];
}
- (void)remind {
    UIViewController *root = [UIApplication sharedApplication].keyWindow.rootViewController;
    [root presentViewController:[[NoticeController alloc] init] animated:YES completion:nil]; // expect: top-controller-walk-stops-short (warning)
}
@end
@implementation FeedController
- (IBAction)filter:(id)sender { [self presentViewController:[[FilterController alloc] init] animated:YES completion:nil]; }
@end
