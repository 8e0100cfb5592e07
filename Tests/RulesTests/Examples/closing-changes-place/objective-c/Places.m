#import <UIKit/UIKit.h>

@interface ListViewController : UIViewController
@end
@interface PlaceViewController : UIViewController <UIAdaptivePresentationControllerDelegate>
@end
@interface NoteViewController : UIViewController
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[[ListViewController alloc] init]];
    return YES;
}
@end

@implementation ListViewController
- (IBAction)open:(id)sender {
    [self.navigationController pushViewController:[[PlaceViewController alloc] init] animated:YES];
}
@end

@implementation PlaceViewController
- (IBAction)note:(id)sender {
    NoteViewController *note = [[NoteViewController alloc] init];
    note.presentationController.delegate = self;
    [self presentViewController:note animated:YES completion:nil];
}
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController {
    [self.navigationController popViewControllerAnimated:YES]; // expect: closing-changes-place "Swiping “NoteViewController” away"
}
@end

@implementation NoteViewController
@end
