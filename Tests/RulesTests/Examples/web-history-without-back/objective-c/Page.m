@import UIKit;
@import WebKit;

@interface PageController : UIViewController
@property (nonatomic, strong) WKWebView *page; // expect: web-history-without-back
@end

@implementation PageController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.page = [[WKWebView alloc] initWithFrame:CGRectZero];
    [self.page loadRequest:[NSURLRequest requestWithURL:[NSURL URLWithString:@"https://example.com"]]];
    [self.view addSubview:self.page];
}
@end

@interface ForumController : UIViewController
@property (nonatomic, strong) WKWebView *page; // ok: web-history-without-back — a button goes back
@end

@implementation ForumController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.page = [[WKWebView alloc] initWithFrame:CGRectZero];
    [self.page loadRequest:[NSURLRequest requestWithURL:[NSURL URLWithString:@"https://example.com"]]];
    self.toolbarItems = @[[[UIBarButtonItem alloc] initWithTitle:@"<" style:UIBarButtonItemStylePlain target:self action:@selector(back)]];
}
- (void)back {
    [self.page goBack]; // ok: web-history-misread — its result is not asked for
}
@end

@interface LinksController : UITableViewController
@end
@implementation LinksController
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [self.navigationController pushViewController:[PageController new] animated:YES];
}
- (IBAction)forum {
    [self.navigationController pushViewController:[ForumController new] animated:YES];
}
@end
