@import UIKit;
@import WebKit;

@interface NewsController : UITableViewController
@end
@interface StoryController : UIViewController
@property (nonatomic, strong) WKWebView *webView;
@end

@implementation NewsController
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [self.navigationController pushViewController:[StoryController new] animated:YES];
}
@end

@implementation StoryController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.webView = [[WKWebView alloc] initWithFrame:self.view.bounds];
    self.webView.allowsBackForwardNavigationGestures = YES;
    UIImage *chevron = [UIImage systemImageNamed:@"chevron.left"];
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithImage:chevron style:UIBarButtonItemStylePlain target:self action:@selector(leave)]; // expect: web-back-and-swipe-disagree "the swipe goes to the previous page"
    [self.webView loadRequest:[NSURLRequest requestWithURL:[NSURL URLWithString:@"https://example.com"]]];
}
- (void)leave {
    [self.navigationController popViewControllerAnimated:YES];
}
@end
