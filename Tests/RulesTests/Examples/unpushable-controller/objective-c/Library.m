@import UIKit;

@interface BookController : UIViewController
@end
@implementation BookController
@end
@interface LibraryController : UITableViewController
@end

@implementation LibraryController
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:[BookController new]];
    [self.navigationController pushViewController:stack animated:YES]; // expect: unpushable-controller (error) "raises an exception"
}
- (IBAction)attachPhoto {
    UIImagePickerController *picker = [[UIImagePickerController alloc] init];
    [self.navigationController pushViewController:picker animated:YES]; // expect: unpushable-controller (error) "UIImagePickerController"
}
- (IBAction)edit {
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:[BookController new]];
    [self presentViewController:stack animated:YES completion:nil]; // ok: unpushable-controller — presented, not pushed
}
- (IBAction)open {
    // ok: unpushable-controller — a screen is pushed
    [self.navigationController pushViewController:[[BookController alloc] init] animated:YES];
}
@end
