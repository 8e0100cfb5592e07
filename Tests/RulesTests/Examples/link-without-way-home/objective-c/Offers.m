#import <UIKit/UIKit.h>

@interface ListController : UIViewController
@end
@interface OfferController : UIViewController
@end
@interface TermsController : UIViewController
@end
@interface PaidController : UIViewController
@end
@interface NewsController : UIViewController
@end
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) UINavigationController *home;
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.home = [[UINavigationController alloc] initWithRootViewController:[ListController new]];
    self.window.rootViewController = self.home;
    return YES;
}
- (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary *)options {
    if ([url.host isEqualToString:@"offer"]) {
        [self.home pushViewController:[OfferController new] animated:YES]; // expect: link-without-way-home "leaves no way home"
    } else if ([url.host isEqualToString:@"paid"]) {
        [self.home pushViewController:[PaidController new] animated:YES]; // expect: link-without-way-home "only ways out leave the app"
    } else {
        [self.home pushViewController:[NewsController new] animated:YES]; // ok: link-without-way-home — Back leads to the list
    }
    return YES;
}
@end

@implementation ListController
@end

@implementation OfferController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.hidesBackButton = YES;
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Terms" style:UIBarButtonItemStylePlain target:self action:@selector(terms)];
}
- (void)terms {
    [self.navigationController pushViewController:[TermsController new] animated:YES];
}
@end

@implementation TermsController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.hidesBackButton = YES;
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Offer" style:UIBarButtonItemStylePlain target:self action:@selector(back)];
}
- (void)back {
    [self.navigationController popViewControllerAnimated:YES];
}
@end

@implementation PaidController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.hidesBackButton = YES;
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone target:self action:@selector(done)];
}
- (void)done {
    [[UIApplication sharedApplication] openURL:[NSURL URLWithString:@"shop://paid"] options:@{} completionHandler:nil];
}
@end

@implementation NewsController
@end
