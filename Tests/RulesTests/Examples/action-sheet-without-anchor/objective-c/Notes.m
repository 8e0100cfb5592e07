@import UIKit;

@interface NotesController : UITableViewController
@end

@implementation NotesController
- (void)share {
    UIActivityViewController *sheet = [[UIActivityViewController alloc] initWithActivityItems:@[] applicationActivities:nil];
    // expect: action-sheet-without-anchor (warning)
    [self presentViewController:sheet animated:YES completion:nil];
}

- (IBAction)shareFrom:(UIBarButtonItem *)item {
    UIActivityViewController *sheet = [[UIActivityViewController alloc] initWithActivityItems:@[] applicationActivities:nil];
    sheet.popoverPresentationController.barButtonItem = item;
    // ok: action-sheet-without-anchor — it points at the item that was tapped
    [self presentViewController:sheet animated:YES completion:nil];
}

- (void)discard {
    UIAlertController *sheet = [UIAlertController alertControllerWithTitle:nil message:nil preferredStyle:UIAlertControllerStyleActionSheet];
    // expect: action-sheet-without-anchor (warning)
    [self presentViewController:sheet animated:YES completion:nil];
}

- (void)warn {
    UIAlertController *alert = [UIAlertController alertControllerWithTitle:nil message:nil preferredStyle:UIAlertControllerStyleAlert];
    // ok: action-sheet-without-anchor — an alert needs no anchor
    [self presentViewController:alert animated:YES completion:nil];
}
@end
