#import <UIKit/UIKit.h>

@protocol AccountDelegate <NSObject>
- (void)accountDidChange;
@end

@interface AccountController : UIViewController
- (instancetype)initWithAccountName:(NSString *)name;
- (void)showHistoryForAccount:(NSString *)account animated:(BOOL)animated;
- (void)openController:(UIViewController *)controller;
+ (UIViewController *)makeHelp NS_SWIFT_NAME(help());
@end

NS_SWIFT_NAME(History)
@interface HistoryController : UIViewController
@end
