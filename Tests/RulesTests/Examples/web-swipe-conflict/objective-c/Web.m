@import UIKit;
@import WebKit;

@interface LinksController : UITableViewController
@end
@interface PageController : UIViewController
@property (nonatomic, strong) WKWebView *webView;
@end
@interface ArticleController : UIViewController <WKNavigationDelegate>
@property (nonatomic, strong) WKWebView *webView;
@end

@implementation LinksController
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [self.navigationController pushViewController:[PageController new] animated:YES];
}
- (IBAction)openArticle {
    [self.navigationController pushViewController:[ArticleController new] animated:YES];
}
@end

@implementation PageController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.webView = [[WKWebView alloc] initWithFrame:self.view.bounds];
    self.webView.allowsBackForwardNavigationGestures = YES; // expect: web-swipe-conflict (warning)
    [self.view addSubview:self.webView];
    [self.webView loadRequest:[NSURLRequest requestWithURL:[NSURL URLWithString:@"https://example.com"]]];
}
@end

@implementation ArticleController
- (void)viewDidLoad {
    [super viewDidLoad];
    _webView = [[WKWebView alloc] init];
    _webView.navigationDelegate = self;
    [_webView setAllowsBackForwardNavigationGestures:YES]; // ok: web-swipe-conflict — the pop gesture yields
    [_webView loadRequest:[NSURLRequest requestWithURL:[NSURL URLWithString:@"https://example.com"]]];
}
- (void)webView:(WKWebView *)webView didFinishNavigation:(WKNavigation *)navigation {
    self.navigationController.interactivePopGestureRecognizer.enabled = !webView.canGoBack;
}
@end
