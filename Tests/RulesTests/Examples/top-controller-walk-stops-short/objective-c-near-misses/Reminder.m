#import <UIKit/UIKit.h>

@interface Reminder : NSObject
@end
@interface NoticeController : UIViewController
@end
@interface FeedController : UIViewController
@end
@interface FilterController : UIViewController
@end

@implementation Reminder
- (void)start {
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    [center addObserver:self selector:@selector(remind) name:@"due" object:nil];
    [center addObserver:self selector:@selector(warn) name:@"late" object:nil];
    [center addObserver:self selector:@selector(replace) name:@"over" object:nil];
}
- (void)remind {
    UIViewController *top = [UIApplication sharedApplication].keyWindow.rootViewController;
    while (top.presentedViewController) {
        top = top.presentedViewController;
    }
    [top presentViewController:[[NoticeController alloc] init] animated:YES completion:nil]; // ok: top-controller-walk-stops-short — the loop ends at the top
}
- (void)warn {
    UIViewController *root = [UIApplication sharedApplication].keyWindow.rootViewController;
    if (root.presentedViewController != nil) {
        return;
    }
    [root presentViewController:[[NoticeController alloc] init] animated:YES completion:nil]; // ok: top-controller-walk-stops-short — asked first
}
- (void)replace {
    UIViewController *root = [UIApplication sharedApplication].keyWindow.rootViewController;
    [root dismissViewControllerAnimated:NO completion:^{
        [root presentViewController:[[NoticeController alloc] init] animated:YES completion:nil]; // ok: top-controller-walk-stops-short — what is above goes first
    }];
}
@end

@implementation FeedController
- (IBAction)filter:(id)sender { [self presentViewController:[[FilterController alloc] init] animated:YES completion:nil]; }
@end
