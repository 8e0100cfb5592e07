#import <UIKit/UIKit.h>

@interface ListController : UIViewController
@property (nonatomic, copy) void (^onPick)(void);
@end

@implementation ListController
- (void)pick {
    self.onPick();
}
@end

@interface SummaryController : UIViewController
@end

@implementation SummaryController
@end

@interface HomeController : UIViewController
@end

@implementation HomeController
- (void)choose {
    ListController *list = [[ListController alloc] init];
    list.onPick = ^{
        [self presentViewController:[[SummaryController alloc] init] animated:YES completion:nil]; // expect: presenter-is-busy (warning) "still presenting"
    };
    [self presentViewController:list animated:YES completion:nil];
}

- (void)chooseThenShow {
    ListController *list = [[ListController alloc] init];
    list.onPick = ^{
        [self dismissViewControllerAnimated:YES completion:^{
            // ok: presenter-is-busy — after the dismissal
            [self presentViewController:[[SummaryController alloc] init] animated:YES completion:nil];
        }];
    };
    [self presentViewController:list animated:YES completion:nil];
}
@end
