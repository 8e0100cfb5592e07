#import <UIKit/UIKit.h>

@interface FeedViewController : UIViewController
@end

@implementation FeedViewController

- (instancetype)initWithCoder:(NSCoder *)coder {
    if (self = [super initWithCoder:coder]) {
        self.navigationController.tabBarItem.title = @"Feed"; // ok: container-lookup-always-nil — a stack's archive holds its root, which decodes its parent
        self.view.window.tintColor = nil; // expect: container-lookup-always-nil (warning) "view.window is nil in an initialiser"
    }
    return self;
}

@end

@interface DetailViewController : UIViewController
@end

@implementation DetailViewController

- (instancetype)initWithCoder:(NSCoder *)coder {
    if (self = [super initWithCoder:coder]) {
        self.navigationController.tabBarItem.title = @"Detail"; // expect: container-lookup-always-nil (warning) "nil in an initialiser"
    }
    return self;
}

@end
