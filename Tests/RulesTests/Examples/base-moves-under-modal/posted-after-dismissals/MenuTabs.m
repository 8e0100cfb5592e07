@import UIKit;

@interface MenuTabs : UITabBarController
@end
@interface MenuRunner : UIViewController
@end

@interface MenuDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation MenuDelegate
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    self.window.rootViewController = [MenuTabs new];
}
@end

@implementation MenuTabs
- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(goToOrders) name:@"goToOrders" object:nil];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(goToDishes) name:@"goToDishes" object:nil];
}
- (void)goToOrders {
    [self setSelectedIndex:1]; // ok: base-moves-under-modal — who posts it has closed the layer before
}
- (void)goToDishes {
    [self setSelectedIndex:0]; // expect: base-moves-under-modal "the base layer"
}
- (IBAction)start:(id)sender {
    [self presentViewController:[MenuRunner new] animated:YES completion:nil];
}
@end

@implementation MenuRunner
- (void)ended {
    [self dismissViewControllerAnimated:YES completion:^{
        [[NSNotificationCenter defaultCenter] postNotificationName:@"goToOrders" object:nil];
    }];
}
- (void)failed {
    [[NSNotificationCenter defaultCenter] postNotificationName:@"goToDishes" object:nil userInfo:nil];
}
@end
