@interface CardViewController : UIViewController
@property (nonatomic) UITextField *name;
@property (nonatomic) UITextField *street;
@end

@interface CardsViewController : UIViewController
@end

@implementation CardsViewController
- (void)add {
    UINavigationController *host = [[UINavigationController alloc] initWithRootViewController:[CardViewController new]];
    [self presentViewController:host animated:YES completion:nil];
}
@end

@implementation CardViewController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel target:self action:@selector(cancel)];
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemSave target:self action:@selector(cancel)]; // expect: edits-lost-on-swipe-dismiss
}

- (void)cancel { [self dismissViewControllerAnimated:YES completion:nil]; }
@end
