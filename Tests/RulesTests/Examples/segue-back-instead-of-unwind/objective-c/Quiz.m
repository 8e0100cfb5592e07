@import UIKit;

@class QuizController;

@interface StartController : UIViewController
@end
@interface QuizController : UIViewController
@end
@interface TopicController : UIViewController
@end

@implementation AppDelegate : UIResponder
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[StartController new]];
    return YES;
}
@end

@implementation StartController
- (IBAction)play {
    [self.navigationController pushViewController:[QuizController new] animated:YES];
}
@end

@implementation QuizController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Home" style:UIBarButtonItemStylePlain target:self action:@selector(home)];
}
- (void)home {
    [self.navigationController pushViewController:[StartController new] animated:YES]; // expect: segue-back-instead-of-unwind "“Home”"
}
- (IBAction)topic {
    [self.navigationController pushViewController:[TopicController new] animated:YES];
}
@end

// A topic leads to topics like it.
@implementation TopicController
- (IBAction)related {
    [self.navigationController pushViewController:[TopicController new] animated:YES]; // ok: segue-back-instead-of-unwind — content of its kind
}
@end
