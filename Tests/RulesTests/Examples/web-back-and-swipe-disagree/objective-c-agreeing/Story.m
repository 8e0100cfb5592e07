@import UIKit;
@import WebKit;

@interface NewsController : UITableViewController
@end
@interface StoryController : UIViewController
@property (nonatomic, strong) WKWebView *webView;
@end
@interface PaperController : UIViewController
@property (nonatomic, strong) WKWebView *webView;
@end

@implementation NewsController
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [self.navigationController pushViewController:[StoryController new] animated:YES];
}
- (void)openPaper {
    [self.navigationController pushViewController:[PaperController new] animated:YES];
}
@end

/// Button and swipe both go through the pages; the stack's swipe is off with the button.
@implementation StoryController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.webView = [[WKWebView alloc] initWithFrame:self.view.bounds];
    self.webView.allowsBackForwardNavigationGestures = YES;
    UIImage *chevron = [UIImage systemImageNamed:@"chevron.left"];
    // ok: web-back-and-swipe-disagree — both go to the previous page
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithImage:chevron style:UIBarButtonItemStylePlain target:self action:@selector(previous)];
    [self.webView loadRequest:[NSURLRequest requestWithURL:[NSURL URLWithString:@"https://example.com"]]];
}
- (void)previous {
    if (self.webView.canGoBack) {
        [self.webView goBack];
    } else {
        [self.navigationController popViewControllerAnimated:YES];
    }
}
@end

/// The arrow for the pages stands beside the system's Back.
@implementation PaperController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.webView = [[WKWebView alloc] initWithFrame:self.view.bounds];
    UIImage *chevron = [UIImage systemImageNamed:@"chevron.left"];
    self.navigationItem.leftItemsSupplementBackButton = YES;
    // ok: web-back-and-swipe-disagree — the system's Back stands beside it
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithImage:chevron style:UIBarButtonItemStylePlain target:self action:@selector(previous)];
    [self.webView loadRequest:[NSURLRequest requestWithURL:[NSURL URLWithString:@"https://example.com"]]];
}
- (void)previous {
    [self.webView goBack];
}
@end
