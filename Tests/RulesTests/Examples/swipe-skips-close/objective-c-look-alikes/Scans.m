#import <UIKit/UIKit.h>

@interface Scanner : NSObject
- (void)stop;
@end
@implementation Scanner
- (void)stop {
}
@end

@interface ScanController : UIViewController
@property (nonatomic, strong) Scanner *scanner;
@end
@interface LegendController : UIViewController
@end
@interface HomeController : UIViewController
@end

@implementation HomeController

- (void)scan {
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:[ScanController new]];
    [self presentViewController:stack animated:YES completion:nil];
}

- (void)legend {
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:[LegendController new]];
    [self presentViewController:stack animated:YES completion:nil];
}

@end

@implementation ScanController

- (void)viewDidLoad {
    [super viewDidLoad];
    // ok: swipe-skips-close — disappearing stops it whichever way the screen goes
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemStop target:self action:@selector(close)];
}

- (void)close {
    [self.scanner stop];
    [self dismissViewControllerAnimated:YES completion:nil];
}

- (void)viewDidDisappear:(BOOL)animated {
    [super viewDidDisappear:animated];
    [self.scanner stop];
}

@end

@implementation LegendController

- (void)viewDidLoad {
    [super viewDidLoad];
    // ok: swipe-skips-close — it only closes
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemStop target:self action:@selector(close)];
}

- (void)close {
    [self dismissViewControllerAnimated:YES completion:nil];
}

@end
