@import UIKit;

@interface NotesController : UIViewController
@end
@interface NoteController : UIViewController
@end
@interface DraftController : UIViewController
@end

@implementation NotesController
- (IBAction)add {
    [self.navigationController pushViewController:[NoteController new] animated:YES];
}
- (IBAction)draft {
    [self presentViewController:[[UINavigationController alloc] initWithRootViewController:[DraftController new]] animated:YES completion:nil];
}
@end

@implementation NoteController
- (void)viewDidLoad {
    [super viewDidLoad];
    // expect: pushed-task-with-cancel
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel target:self action:@selector(leave)];
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemSave target:self action:@selector(leave)];
}
- (void)leave {
    [self.navigationController popViewControllerAnimated:YES];
}
@end

@implementation DraftController
- (void)viewDidLoad {
    [super viewDidLoad];
    // ok: pushed-task-with-cancel — it is presented
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel target:self action:@selector(leave)];
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemSave target:self action:@selector(leave)];
}
- (void)leave {
    [self dismissViewControllerAnimated:YES completion:nil];
}
@end
