#import <UIKit/UIKit.h>
#import <WebKit/WebKit.h>

@interface PageController : UIViewController
@property (nonatomic, strong) WKWebView *web;
@end
@implementation PageController
- (void)viewDidLoad {
    [super viewDidLoad];
    // expect: web-history-misread (warning) "does nothing once the page history is empty"
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Back" style:UIBarButtonItemStylePlain target:self action:@selector(back)];
}
- (void)back {
    if (self.web.canGoBack) {
        [self.web goBack];
    }
}
@end

@interface NoteController : UIViewController
@property (nonatomic, strong) WKWebView *web;
@end
@implementation NoteController
- (void)viewDidLoad {
    [super viewDidLoad];
    // ok: web-history-misread — with nothing to go back to it leaves
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Back" style:UIBarButtonItemStylePlain target:self action:@selector(back)];
}
- (void)back {
    if (self.web.canGoBack) {
        [self.web goBack];
    } else {
        [self.navigationController popViewControllerAnimated:YES];
    }
}
@end

@interface ListController : UITableViewController
@end
@implementation ListController
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    if (indexPath.row == 0) {
        [self.navigationController pushViewController:[[PageController alloc] init] animated:YES];
    } else {
        [self.navigationController pushViewController:[[NoteController alloc] init] animated:YES];
    }
}
@end
