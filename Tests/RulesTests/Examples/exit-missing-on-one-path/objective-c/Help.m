#import <UIKit/UIKit.h>

@interface HelpController : UIViewController
@end
@implementation HelpController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Help";
}
@end

@interface HomeController : UIViewController
@end
@implementation HomeController
- (void)openHelp {
    HelpController *help = [[HelpController alloc] init];
    help.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemClose target:self action:@selector(closeHelp)];
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:help];
    [self presentViewController:stack animated:YES completion:nil]; // ok: exit-missing-on-one-path — here it gets Close
}
- (void)closeHelp {
    [self dismissViewControllerAnimated:YES completion:nil];
}
@end

@interface SettingsController : UIViewController
@end
@implementation SettingsController
- (void)openHelp {
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:[[HelpController alloc] init]];
    [self presentViewController:stack animated:YES completion:nil]; // expect: exit-missing-on-one-path (info) "gets no Close here"
}
@end
