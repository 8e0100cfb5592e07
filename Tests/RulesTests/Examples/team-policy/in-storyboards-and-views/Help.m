#import <UIKit/UIKit.h>

@interface HelpController : UIViewController
@end
@implementation HelpController
- (IBAction)close:(UIButton *)sender {
    [self dismissViewControllerAnimated:YES completion:nil];
}
@end

@interface FormController : UIViewController
@end
@implementation FormController
- (IBAction)help:(UIButton *)sender {
    [self presentViewController:[HelpController new] animated:YES completion:nil]; // expect: team-policy "help is pushed"
}
- (IBAction)more:(UIButton *)sender {
    [self.navigationController pushViewController:[HelpController new] animated:YES]; // ok: team-policy — pushed
}
@end
