#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
@interface InboxController : UIViewController
@end
@interface FolderController : UIViewController
@end
@interface LetterController : UIViewController
@end
@interface RulesController : UIViewController
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[InboxController new]];
    return YES;
}
@end

@implementation InboxController
- (IBAction)openLetter:(UIButton *)sender {
    [self.navigationController pushViewController:[LetterController new] animated:YES];
}
- (IBAction)openFolder:(UIButton *)sender {
    [self.navigationController pushViewController:[FolderController new] animated:YES];
}
@end

@implementation FolderController
- (IBAction)openLetter:(UIButton *)sender {
    [self.navigationController pushViewController:[LetterController new] animated:YES];
}
- (IBAction)openRules:(UIButton *)sender {
    [self.navigationController pushViewController:[RulesController new] animated:YES];
}
@end

@implementation LetterController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.leftItemsSupplementBackButton = YES;
    UIImage *chevron = [UIImage systemImageNamed:@"chevron.backward"];
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithImage:chevron style:UIBarButtonItemStylePlain target:self action:@selector(back)]; // expect: back-skips-level "skips “FolderController”"
}
- (void)back {
    [self.navigationController popToRootViewControllerAnimated:YES];
}
@end

@implementation RulesController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.leftItemsSupplementBackButton = YES;
    UIImage *chevron = [UIImage systemImageNamed:@"chevron.backward"];
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithImage:chevron style:UIBarButtonItemStylePlain target:self action:@selector(back)]; // ok: back-skips-level — one level, whatever lies there
}
- (void)back {
    [self.navigationController popViewControllerAnimated:YES];
}
@end
