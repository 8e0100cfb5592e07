@interface LetterViewController : UIViewController
@property (nonatomic) BOOL hasChanges;
@end

@interface LettersViewController : UIViewController
@end

@implementation LettersViewController
- (void)write {
    LetterViewController *letter = [LetterViewController new];
    UINavigationController *host = [[UINavigationController alloc] initWithRootViewController:letter];
    [self presentViewController:host animated:YES completion:nil];
}

- (void)card {
    CardViewController *card = [CardViewController new];
    UINavigationController *host = [[UINavigationController alloc] initWithRootViewController:card];
    [self presentViewController:host animated:YES completion:nil];
}
@end

@implementation LetterViewController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.leftBarButtonItem =
        [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel target:self action:@selector(cancel)]; // expect: confirm-bypassed-by-gesture "a swipe down"
}

- (void)cancel {
    if (self.hasChanges) {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Discard?" message:nil preferredStyle:UIAlertControllerStyleAlert];
        [alert addAction:[UIAlertAction actionWithTitle:@"Discard" style:UIAlertActionStyleDestructive handler:^(UIAlertAction *action) {
            [self dismissViewControllerAnimated:YES completion:nil];
        }]];
        [self presentViewController:alert animated:YES completion:nil];
    } else {
        [self dismissViewControllerAnimated:YES completion:nil];
    }
}
@end

@interface CardViewController : UIViewController
@property (nonatomic) BOOL hasChanges;
@end

@implementation CardViewController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.modalInPresentation = YES;
    // ok: confirm-bypassed-by-gesture — the swipe is off
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel target:self action:@selector(cancel)];
}

- (void)cancel {
    if (!self.hasChanges) { [self dismissViewControllerAnimated:YES completion:nil]; return; }
    UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Discard?" message:nil preferredStyle:UIAlertControllerStyleAlert];
    [self presentViewController:alert animated:YES completion:nil];
}
@end
