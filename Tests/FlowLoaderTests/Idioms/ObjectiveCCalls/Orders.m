#import "Orders.h"

@interface NoteController : UIViewController
@end
@implementation NoteController // screen: NoteController closed
@end

@interface SearchController : UIViewController
@end
@implementation SearchController
@end

@interface OrdersController () {
    SearchController *_search;
}
@property (nonatomic, strong) NoteController *note;
@property (nonatomic) BOOL isLarge;
@end

// A class stands at its implementation, not in its header.
@implementation OrdersController // screen: OrdersController

- (instancetype)initWithOrders:(NSArray *)orders {
    if ((self = [super initWithStyle:UITableViewStyleGrouped])) {
        _search = [[SearchController alloc] init];
    }
    return self;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    OrderController *order = [OrderController orderControllerWithNumber:@"1"];
    [self.navigationController pushViewController:order animated:YES]; // edge: push OrdersController → OrderController
}

- (IBAction)search {
    [[self navigationController] pushViewController:_search animated:YES]; // edge: push OrdersController → SearchController
}

- (void)compose:(id)sender {
    UINavigationController *stack = [[UINavigationController alloc]
        initWithRootViewController:[NoteController new]];
    stack.modalPresentationStyle = UIModalPresentationFormSheet;
    // edge: present OrdersController → NoteController in UINavigationController
    [self presentViewController:stack
                       animated:YES
                     completion:nil];
}

- (void)branches {
    UIViewController *next = nil;
    if (self.isLarge) {
        next = [[OrderController alloc] init];
    } else {
        next = [[NoteController alloc] initWithNibName:nil bundle:nil];
    }
    // edge: push OrdersController → OrderController
    // edge: push OrdersController → NoteController
    [self.navigationController pushViewController:next animated:YES];
}

- (void)choose {
    UIViewController *next = self.isLarge ? [OrderController new] : (UIViewController *)[NoteController new];
    // edge: show OrdersController → OrderController
    // edge: show OrdersController → NoteController
    [self showViewController:next sender:self];
}

- (void)later {
    __weak typeof(self) weakSelf = self;
    dispatch_async(dispatch_get_main_queue(), ^{
        __strong __typeof__(weakSelf) strongSelf = weakSelf;
        if (!strongSelf) { return; }
        [strongSelf presentViewController:[NoteController new] animated:YES completion:nil]; // edge: present OrdersController → NoteController
    });
}

- (void)leave {
    [self dismissViewControllerAnimated:YES completion:^{ // edge: dismiss OrdersController → ?
        [self.navigationController popToRootViewControllerAnimated:NO]; // edge: popToRoot OrdersController → ?
    }];
    [self.navigationController popViewControllerAnimated:YES]; // edge: pop OrdersController → ?
}

- (void)ask {
    UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"?" message:nil preferredStyle:UIAlertControllerStyleActionSheet];
    [alert addAction:[UIAlertAction actionWithTitle:@"Note" style:UIAlertActionStyleDefault handler:^(UIAlertAction *action) {
        [self.navigationController pushViewController:self.note animated:YES]; // edge: push OrdersController → NoteController
    }]];
    alert.popoverPresentationController.sourceView = self.view;
    [self presentViewController:alert animated:YES completion:nil]; // edge: actionSheet OrdersController → system:UIAlertController
}

- (void)open:(UIViewController *)controller {
    // edge: push OrdersController → OrderController
    // edge: push OrdersController → SearchController
    [self.navigationController pushViewController:controller animated:YES];
}

- (void)openBoth {
    [self open:[OrderController new]];
    [self performSelector:@selector(open:) withObject:[SearchController new]];
}

- (void)mentions {
    // [self.navigationController pushViewController:[NoteController new] animated:YES]; — edges in comments are none
    NSLog(@"[self.navigationController pushViewController:[NoteController new] animated:YES];"); // edge: none
#if DEBUG
    [self.navigationController pushViewController:[NoteController new] animated:YES]; // edge: none
#endif
}

- (void)addChild:(NoteController *)note {
    [self addChild:note]; // edge: none
}

- (NoteController *)note {
    if (!_note) { _note = [[NoteController alloc] init]; }
    return _note;
}

@end

@implementation OrderController

+ (instancetype)orderControllerWithNumber:(NSString *)number {
    OrderController *made = [[self alloc] init];
    made.number = number;
    return made;
}

- (UIViewController *)makeNotes {
    return [[NoteController alloc] init];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self setNotes:[self makeNotes]];
}

- (void)showNotes {
    [self.navigationController pushViewController:self.notes animated:YES]; // edge: push OrderController → NoteController
    [self.navigationController setViewControllers:@[[OrdersController new], self] animated:YES]; // edge: setStack OrderController → OrdersController, setStack OrderController → OrderController
}

@end
