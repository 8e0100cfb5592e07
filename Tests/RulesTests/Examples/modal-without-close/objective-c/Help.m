#import <UIKit/UIKit.h>

@interface HelpController : UIViewController
@end
@interface NewsController : UIViewController
@end
@interface LegendController : UIViewController
@end
@interface HomeController : UIViewController
@end

@implementation HomeController

- (void)openHelp {
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:[HelpController new]];
    [self presentViewController:stack animated:YES completion:nil]; // expect: modal-without-close (info) "HelpController"
}

- (void)openNews {
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:[NewsController new]];
    [self presentViewController:stack animated:YES completion:nil]; // ok: modal-without-close — it offers Done
}

- (void)openLegend {
    [self presentViewController:[LegendController new] animated:YES completion:nil]; // ok: modal-without-close — a sheet without a bar
}

@end

@implementation HelpController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Help";
}

@end

@implementation NewsController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"News";
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone target:self action:@selector(close)];
}

- (void)close {
    [self dismissViewControllerAnimated:YES completion:nil];
}

@end

@implementation LegendController
@end
