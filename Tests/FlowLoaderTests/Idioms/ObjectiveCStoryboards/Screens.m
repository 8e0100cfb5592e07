#import "Screens.h"

static NSString *const DetailIdentifier = @"Detail";

@implementation ListController

- (void)openDetail {
    [self performSegueWithIdentifier:kDetailSegue sender:self]; // edge: segue-show ListController → DetailController
}

- (void)openHelp {
    [self performSegueWithIdentifier:HelpSegue sender:nil]; // edge: segue-presentation ListController → HelpController
}

- (void)openByCode {
    UIStoryboard *board = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
    DetailController *detail = (DetailController *)[board instantiateViewControllerWithIdentifier:DetailIdentifier];
    [self.navigationController pushViewController:detail animated:YES]; // edge: push ListController → DetailController
    UIViewController *own = [self.storyboard instantiateViewControllerWithIdentifier:@"Help"];
    [self presentViewController:own animated:YES completion:nil]; // edge: present ListController → HelpController
    [self presentViewController:[board instantiateInitialViewController] animated:YES completion:nil]; // edge: present ListController → Main.storyboard#nav // expect: presentation-dropped
}

- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
    if ([segue.identifier isEqualToString:kDetailSegue]) {
        DetailController *detail = segue.destinationViewController; // edge: none
        detail.title = @"Detail";
    }
}

- (IBAction)backToList:(UIStoryboardSegue *)segue {
}

@end

@implementation DetailController
@end

@implementation HelpController
- (IBAction)close:(id)sender {
    [self dismissViewControllerAnimated:YES completion:nil]; // edge: dismiss HelpController → ?
}
@end
