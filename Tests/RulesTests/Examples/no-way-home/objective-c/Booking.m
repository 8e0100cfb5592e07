#import <UIKit/UIKit.h>

@interface HomeController : UIViewController
@end
@interface DatesController : UIViewController
@end
@interface RoomController : UIViewController
@end
@interface PaymentController : UIViewController
@end
@interface NoteController : UIViewController
@end
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[HomeController new]];
    return YES;
}
@end

@implementation HomeController
- (IBAction)book:(UIButton *)sender {
    [self.navigationController pushViewController:[DatesController new] animated:YES]; // expect: no-way-home "From “DatesController” no way leads home"
}
- (IBAction)note:(UIButton *)sender {
    [self.navigationController pushViewController:[NoteController new] animated:YES]; // ok: no-way-home — Done leads to the root
}
@end

@implementation DatesController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.hidesBackButton = YES;
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Next" style:UIBarButtonItemStylePlain target:self action:@selector(next)];
}
- (void)next {
    [self.navigationController pushViewController:[RoomController new] animated:YES];
}
@end

@implementation RoomController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.hidesBackButton = YES;
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Next" style:UIBarButtonItemStylePlain target:self action:@selector(next)];
}
- (void)next {
    [self.navigationController pushViewController:[PaymentController new] animated:YES];
}
@end

@implementation PaymentController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.hidesBackButton = YES;
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Another room" style:UIBarButtonItemStylePlain target:self action:@selector(change)];
}
- (void)change {
    [self.navigationController popViewControllerAnimated:YES];
}
@end

@implementation NoteController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.hidesBackButton = YES;
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone target:self action:@selector(done)];
}
- (void)done {
    [self.navigationController popToRootViewControllerAnimated:YES];
}
@end
