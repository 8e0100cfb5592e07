#import <UIKit/UIKit.h>
#import <WebKit/WebKit.h>

@interface PageController : UIViewController
@property (nonatomic, strong) WKWebView *web;
@end
@implementation PageController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.web = [[WKWebView alloc] initWithFrame:self.view.bounds];
    UIImage *chevron = [UIImage systemImageNamed:@"chevron.left"];
    // expect: web-back-and-swipe-disagree (warning)
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithImage:chevron style:UIBarButtonItemStylePlain target:self action:@selector(back)];
    [self.web loadRequest:[NSURLRequest requestWithURL:[NSURL URLWithString:@"https://example.com"]]];
}
- (void)back {
    if (self.web.canGoBack) {
        [self.web goBack];
    } else {
        [self.navigationController popViewControllerAnimated:YES];
    }
}
@end

@interface StoryController : UIViewController
@property (nonatomic, strong) WKWebView *web;
@end
@implementation StoryController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.web = [[WKWebView alloc] initWithFrame:self.view.bounds];
    self.web.allowsBackForwardNavigationGestures = YES; // expect: web-swipe-conflict (warning)
    UIImage *chevron = [UIImage systemImageNamed:@"chevron.left"];
    // ok: web-back-and-swipe-disagree — the button follows the page's history, as the page's own swipe does
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithImage:chevron style:UIBarButtonItemStylePlain target:self action:@selector(back)];
    [self.web loadRequest:[NSURLRequest requestWithURL:[NSURL URLWithString:@"https://example.com"]]];
}
- (void)back {
    if (self.web.canGoBack) {
        [self.web goBack];
    } else {
        [self.navigationController popViewControllerAnimated:YES];
    }
}
@end

@interface DepthStack : UINavigationController <UIGestureRecognizerDelegate>
@end
@implementation DepthStack
- (void)viewDidLoad {
    [super viewDidLoad];
    self.interactivePopGestureRecognizer.delegate = self;
}
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)recognizer {
    return self.viewControllers.count > 1;
}
@end

@interface LinksController : UITableViewController
@end
@implementation LinksController
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    if (indexPath.row == 0) {
        [self.navigationController pushViewController:[[PageController alloc] init] animated:YES];
    } else {
        [self.navigationController pushViewController:[[StoryController alloc] init] animated:YES];
    }
}
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window.rootViewController = [[DepthStack alloc] initWithRootViewController:[[LinksController alloc] init]];
    return YES;
}
@end
