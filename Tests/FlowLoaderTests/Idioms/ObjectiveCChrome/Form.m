@import UIKit;

#define TR(key) NSLocalizedString(key, nil)

@interface ListController : UIViewController
@end
@implementation ListController
- (void)add {
    FormController *form = [[FormController alloc] init];
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:form];
    [stack setModalPresentationStyle:UIModalPresentationFullScreen];
    [self presentViewController:stack animated:YES completion:nil]; // edge: present ListController → FormController in UINavigationController
}
@end

@interface FormController : UIViewController
@property (nonatomic, strong) UIBarButtonItem *saveButton;
@end

@implementation FormController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self setTitle:TR(@"Form")];
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel target:self action:@selector(cancel:)];
    self.saveButton = [[UIBarButtonItem alloc] initWithTitle:TR(@"Save") style:UIBarButtonItemStyleDone target:self action:@selector(save)];
    [[self navigationItem] setRightBarButtonItem:self.saveButton animated:NO];
}

- (void)cancel:(id)sender {
    [self dismissViewControllerAnimated:YES completion:nil]; // edge: dismiss FormController → ?
}

- (void)save {
    [[self presentingViewController] dismissViewControllerAnimated:YES completion:NULL]; // edge: dismiss FormController → ?
}

@end
