#import "Account.h"
#import "App-Swift.h"

// One class in two languages is one screen.
@implementation AccountController // screen: AccountController

- (instancetype)initWithAccountName:(NSString *)name {
    return [super initWithNibName:nil bundle:nil];
}

- (void)openSettings {
    SettingsController *settings = [[SettingsController alloc] initWithSection:@"mail"];
    [self.navigationController pushViewController:settings animated:YES]; // edge: push AccountController → SettingsController
}

- (void)openRenamed {
    [self presentViewController:[[ABLegalController alloc] init] animated:YES completion:nil]; // edge: present AccountController → LegalController
}

- (void)openBySwift {
    [self openNoticeWithText:@"x" animated:YES];
    [self.navigationController pushViewController:[NoticeFactory noticeFor:@"x"] animated:YES]; // edge: push AccountController → NoticeController
}

- (void)showHistoryForAccount:(NSString *)account animated:(BOOL)animated {
    [self.navigationController pushViewController:[HistoryController new] animated:animated]; // edge: push AccountController → HistoryController
}

- (void)openController:(UIViewController *)controller {
    [self.navigationController pushViewController:controller animated:YES]; // edge: push AccountController → NoticeController
}

+ (UIViewController *)makeHelp {
    return [HistoryController new];
}

@end

@implementation HistoryController
@end

@implementation SettingsController (Account)
- (void)openAccount {
    [self.navigationController pushViewController:[[AccountController alloc] initWithAccountName:@"a"] animated:YES]; // edge: push SettingsController → AccountController
}
@end
