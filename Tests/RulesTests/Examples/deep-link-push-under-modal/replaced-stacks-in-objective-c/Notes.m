#import <UIKit/UIKit.h>

@interface WritingViewController : UIViewController
@end
@implementation WritingViewController
- (IBAction)close:(id)sender { [self dismissViewControllerAnimated:YES completion:nil]; }
@end

@interface NoteViewController : UIViewController
@end
@implementation NoteViewController
@end

@interface NotesViewController : UIViewController
@end
@implementation NotesViewController
- (IBAction)write:(id)sender { [self presentViewController:[[WritingViewController alloc] init] animated:YES completion:nil]; }
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) UINavigationController *stack;
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.stack = [[UINavigationController alloc] initWithRootViewController:[[NotesViewController alloc] init]];
    self.window.rootViewController = self.stack;
    return YES;
}

- (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary *)options {
    UIViewController *notes = [[NotesViewController alloc] init];
    UIViewController *note = [[NoteViewController alloc] init];
    // expect: deep-link-push-under-modal (info) "puts “NoteViewController” on a stack of the base layer"
    [self.stack setViewControllers:@[notes, note] animated:NO];
    return YES;
}

- (BOOL)application:(UIApplication *)application continueUserActivity:(NSUserActivity *)activity restorationHandler:(void (^)(NSArray *))handler {
    [self.stack dismissViewControllerAnimated:NO completion:nil];
    UIViewController *notes = [[NotesViewController alloc] init];
    // ok: deep-link-push-under-modal — what was above has gone
    [self.stack setViewControllers:@[notes, [[NoteViewController alloc] init]] animated:NO];
    return YES;
}
@end
