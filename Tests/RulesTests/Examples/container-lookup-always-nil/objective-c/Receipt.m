#import <UIKit/UIKit.h>

@interface ReceiptViewController : UIViewController
@end

@implementation ReceiptViewController
- (instancetype)initWithOrder:(NSString *)order {
    self = [super initWithNibName:nil bundle:nil];
    if (self) {
        [self.navigationController setNavigationBarHidden:YES]; // expect: container-lookup-always-nil (warning) "nil in an initialiser"
    }
    return self;
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    [self.navigationController setNavigationBarHidden:YES]; // ok: container-lookup-always-nil — it has its place now
}
@end
