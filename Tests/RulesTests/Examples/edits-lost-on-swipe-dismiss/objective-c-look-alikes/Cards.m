#import <UIKit/UIKit.h>

@interface GuardedController : UIViewController <UIAdaptivePresentationControllerDelegate>
@property (nonatomic, strong) UITextField *name;
@property (nonatomic, strong) UITextField *street;
@end
@interface RenameController : UIViewController
@property (nonatomic, strong) UITextField *name;
@end
@interface HomeController : UIViewController
@end

@implementation HomeController

- (void)edit {
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:[GuardedController new]];
    [self presentViewController:stack animated:YES completion:nil];
}

- (void)rename {
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:[RenameController new]];
    [self presentViewController:stack animated:YES completion:nil];
}

@end

@implementation GuardedController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.name = [UITextField new];
    self.street = [UITextField new];
    self.modalInPresentation = YES;
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel target:self action:@selector(leave)];
    // ok: edits-lost-on-swipe-dismiss — the swipe is off
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemSave target:self action:@selector(leave)];
}

- (void)leave {
    [self dismissViewControllerAnimated:YES completion:nil];
}

@end

@implementation RenameController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.name = [UITextField new];
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel target:self action:@selector(leave)];
    // ok: edits-lost-on-swipe-dismiss — one field
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemSave target:self action:@selector(leave)];
}

- (void)leave {
    [self dismissViewControllerAnimated:YES completion:nil];
}

@end
