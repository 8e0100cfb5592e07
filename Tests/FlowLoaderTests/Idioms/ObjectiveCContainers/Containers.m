@import UIKit;

@interface FirstController : UIViewController
@end
@implementation FirstController
@end

@interface SecondController : UIViewController
@end
@implementation SecondController
@end

@interface TabsController : UITabBarController
@end

@implementation TabsController // screen: TabsController tab

- (void)viewDidLoad {
    [super viewDidLoad];
    UINavigationController *first = [[UINavigationController alloc] initWithRootViewController:[FirstController new]];
    SecondController *second = [[SecondController alloc] init];
    // edge: tab TabsController → FirstController in UINavigationController
    // edge: tab TabsController → SecondController
    self.viewControllers = @[first, second];
    self.selectedIndex = 1; // edge: selectTab TabsController → SecondController
}

@end

@interface ColumnsController : UISplitViewController
@end

@implementation ColumnsController // screen: ColumnsController split
- (instancetype)init {
    self = [super initWithStyle:UISplitViewControllerStyleDoubleColumn];
    if (self) {
        [self setViewController:[FirstController new] forColumn:UISplitViewControllerColumnPrimary]; // edge: column ColumnsController → FirstController in UINavigationController
        [self setViewController:[SecondController new] forColumn:UISplitViewControllerColumnSecondary]; // edge: column ColumnsController → SecondController in UINavigationController
    }
    return self;
}

- (void)select {
    [self showDetailViewController:[SecondController new] sender:nil]; // edge: showDetail ColumnsController → SecondController
}
@end

@interface HostController : UIViewController
@property (nonatomic, strong) FirstController *first;
@end

@implementation HostController
- (void)viewDidLoad {
    self.first = [[FirstController alloc] init];
    [self addChildViewController:self.first]; // edge: embed HostController → FirstController
    [self.view addSubview:self.first.view];
    [self.first didMoveToParentViewController:self];
}

- (void)fill {
    NSMutableArray *tabs = [NSMutableArray array];
    [tabs addObject:[FirstController new]];
    [tabs addObject:[SecondController new]];
    UITabBarController *bar = [[UITabBarController alloc] init];
    // edge: tab UITabBarController@HostController → FirstController
    // edge: tab UITabBarController@HostController → SecondController
    [bar setViewControllers:tabs animated:NO];
    [self presentViewController:bar animated:YES completion:nil]; // edge: present HostController → UITabBarController@HostController
}
@end
