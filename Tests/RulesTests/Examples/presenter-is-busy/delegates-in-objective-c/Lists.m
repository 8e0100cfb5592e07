#import <UIKit/UIKit.h>

@class TagController;

@protocol TagControllerDelegate <NSObject>
- (void)tagControllerDidChoose:(TagController *)controller;
@end

@interface TagController : UIViewController
@property (nonatomic, weak) id<TagControllerDelegate> delegate;
@end

@implementation TagController
- (IBAction)choose:(UIButton *)sender {
    [self.delegate tagControllerDidChoose:self];
}
@end

@interface ListController : UIViewController <TagControllerDelegate>
@end

@implementation ListController
- (IBAction)tag:(UIButton *)sender {
    TagController *tags = [TagController new];
    tags.delegate = self;
    [self presentViewController:tags animated:YES completion:nil];
}

- (void)tagControllerDidChoose:(TagController *)controller {
    [self presentViewController:[NoteController new] animated:YES completion:nil]; // expect: presenter-is-busy (warning) "still presenting “TagController”"
}
@end

@interface BoardController : UIViewController <TagControllerDelegate>
@end

@implementation BoardController
- (IBAction)tag:(UIButton *)sender {
    TagController *tags = [TagController new];
    tags.delegate = self;
    [self presentViewController:tags animated:YES completion:nil];
}

- (void)tagControllerDidChoose:(TagController *)controller {
    [self dismissViewControllerAnimated:YES completion:^{
        [self presentViewController:[NoteController new] animated:YES completion:nil]; // ok: presenter-is-busy — after the dismissal
    }];
}
@end

@interface NoteController : UIViewController
@end

@implementation NoteController
- (IBAction)close:(UIButton *)sender {
    [self dismissViewControllerAnimated:YES completion:nil];
}
@end
