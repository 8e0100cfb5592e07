#import <UIKit/UIKit.h>

@interface ClosableController : UIViewController
@end

@implementation ClosableController
- (void)viewDidLoad {
    [super viewDidLoad];
    // ok: exit-does-nothing — the one that is shown closes in its own way
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemClose target:self action:@selector(close:)];
}

- (void)close:(id)sender {
    [self.navigationController popViewControllerAnimated:YES];
}
@end

@interface NotesController : ClosableController
@end

@implementation NotesController
- (void)close:(id)sender {
    [self dismissViewControllerAnimated:YES completion:nil];
}
@end

@interface HomeController : UIViewController
@end

@implementation HomeController
- (IBAction)notes:(id)sender {
    [self presentViewController:[[UINavigationController alloc] initWithRootViewController:[[NotesController alloc] init]] animated:YES completion:nil];
}
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window.rootViewController = [[HomeController alloc] init];
    return YES;
}
@end
