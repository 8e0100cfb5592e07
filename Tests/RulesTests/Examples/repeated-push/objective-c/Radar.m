@import UIKit;

@interface HitController : UIViewController
@end
@implementation HitController
@end

@interface RadarController : UIViewController
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, assign) BOOL isShown;
@end

@implementation RadarController
- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(found) name:@"found" object:nil];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(lost) name:@"lost" object:nil];
}
- (void)found {
    [self.navigationController pushViewController:[HitController new] animated:YES]; // expect: repeated-push (warning) "notification of “found”"
}
- (void)lost {
    if ([self.navigationController.topViewController isKindOfClass:[HitController class]]) {
        return;
    }
    [self.navigationController pushViewController:[HitController new] animated:YES]; // ok: repeated-push — it asks what is on top
}
- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    if (!self.isShown) {
        self.isShown = YES;
        [self.navigationController pushViewController:[HitController new] animated:YES]; // ok: repeated-push — behind a flag
    }
}
@end
