@interface StackController : UINavigationController <UINavigationBarDelegate>
@end

@interface OtherStackController : UINavigationController <UINavigationBarDelegate>
@end

@implementation StackController
- (BOOL)navigationBar:(UINavigationBar *)navigationBar shouldPopItem:(UINavigationItem *)item {
    return [self topMayGo];
}

- (BOOL)topMayGo { // expect: back-veto-misdirected "top screen"
    return [self.topViewController isEditing] == NO;
}
@end

@implementation OtherStackController
- (BOOL)navigationBar:(UINavigationBar *)navigationBar shouldPopItem:(UINavigationItem *)item { // ok: back-veto-misdirected — compares the item
    if (item != self.topViewController.navigationItem) return YES;
    return [self.topViewController isEditing] == NO;
}
@end
