#import <UIKit/UIKit.h>

@interface ItemController : UIViewController
@end
@interface ListController : UIViewController
@property (nonatomic) BOOL isEmpty;
@end

@implementation ListController

- (void)viewDidLoad {
    [super viewDidLoad];
    dispatch_async(dispatch_get_main_queue(), ^{
        [self presentViewController:[ItemController new] animated:NO completion:nil]; // ok: presentation-dropped — runs later
    });
}

- (void)open {
    if (self.isEmpty) {
        [self presentViewController:[ItemController new] animated:YES completion:nil];
        return;
    }
    [self presentViewController:[ItemController new] animated:YES completion:nil]; // ok: presentation-dropped — the other branch has returned
}

- (void)reopen {
    [self dismissViewControllerAnimated:YES completion:^{
        [self presentViewController:[ItemController new] animated:YES completion:nil]; // ok: presentation-dropped — in the completion
    }];
}

- (void)save {
    @try {
        [self.view setNeedsLayout];
        [self dismissViewControllerAnimated:YES completion:nil];
    }
    @catch (NSException *exception) {
        [self presentViewController:[ItemController new] animated:YES completion:nil]; // ok: presentation-dropped — the dismissal is what was not reached
    }
}

- (void)go {
    [self dismissViewControllerAnimated:YES completion:nil];
    [self.navigationController pushViewController:[ItemController new] animated:YES]; // ok: presentation-dropped — a push needs no free presenter
}

@end

@implementation ItemController
@end
