@import UIKit;

@interface NotesController : UITableViewController
@end
@interface NoteController : UIViewController
@end

@implementation NotesController
- (void)viewDidLoad {
    [super viewDidLoad];
    UIBarButtonItem *plain = [[UIBarButtonItem alloc] initWithTitle:@"" style:UIBarButtonItemStylePlain target:nil action:nil];
    self.navigationItem.backBarButtonItem = plain; // ok: back-item-has-no-effect — for the screen that comes next
}
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [self.navigationController pushViewController:[NoteController new] animated:YES];
}
@end

@implementation NoteController
- (void)viewDidLoad {
    [super viewDidLoad];
    UIBarButtonItem *save = [[UIBarButtonItem alloc] initWithTitle:@"Save" style:UIBarButtonItemStylePlain target:self action:@selector(save:)];
    [self.navigationItem setBackBarButtonItem:save]; // expect: back-item-has-no-effect "never called"
}
- (void)save:(id)sender {
}
@end
