@import UIKit;
@import WebKit;

@interface PageController : UIViewController
@property (nonatomic, strong) WKWebView *webView;
@end

@implementation PageController
- (IBAction)back:(id)sender {
    if (![self.webView goBack]) { // expect: web-history-misread "may return nil"
        [self dismissViewControllerAnimated:YES completion:nil];
    }
}
- (IBAction)forward:(id)sender {
    [self.webView goForward]; // ok: web-history-misread — its result is not asked for
}
@end
