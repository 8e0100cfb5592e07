@import UIKit;

#define kDetailSegue @"details"
static NSString *const RightSegue = @"detail";

@interface ListController : UITableViewController
@end

@implementation ListController
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [self performSegueWithIdentifier:kDetailSegue sender:nil]; // expect: storyboard-reference-missing (error) "“detail”"
    [self performSegueWithIdentifier:RightSegue sender:nil]; // ok: storyboard-reference-missing — the scene has it
    // ok: storyboard-reference-missing — computed
    [self performSegueWithIdentifier:[NSString stringWithFormat:@"detail%d", 1] sender:nil];
}
- (void)openHelp {
    UIStoryboard *board = [UIStoryboard storyboardWithName:@"Main" bundle:[NSBundle mainBundle]];
    UIViewController *help = [board instantiateViewControllerWithIdentifier:@"Help"]; // expect: storyboard-reference-missing (error) "scene “Help”"
    UIViewController *detail = [board instantiateViewControllerWithIdentifier:@"Detail"]; // ok: storyboard-reference-missing — there
    [self presentViewController:help animated:YES completion:nil];
    [self presentViewController:detail animated:YES completion:nil]; // expect: presentation-dropped (warning) "another one"
}
- (void)openPanels {
    // ok: storyboard-reference-missing — what is not there is passed over
    @try {
        [self performSegueWithIdentifier:@"left" sender:nil];
    } @catch (NSException *exception) {}
    @try {
        UIStoryboard *board = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
        UIViewController *panel = [board instantiateViewControllerWithIdentifier:@"Panel"]; // ok: storyboard-reference-missing — as above
        [self addChildViewController:panel];
    } @catch (NSException *exception) {
        NSLog(@"no panel");
    }
    @try {
        [self performSegueWithIdentifier:@"right" sender:nil]; // expect: storyboard-reference-missing (error) "“right”"
    } @finally {
        NSLog(@"tried");
    }
}
- (void)openTour {
    // expect: storyboard-reference-missing (error) "Tour"
    UIStoryboard *board = [UIStoryboard storyboardWithName:@"Tour" bundle:nil];
    [self presentViewController:[board instantiateInitialViewController] animated:YES completion:nil];
}
@end
