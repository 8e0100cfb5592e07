@import UIKit;

@interface OrdersController : UITableViewController
- (instancetype)initWithOrders:(NSArray *)orders;
@end

@interface OrderController : UIViewController
+ (instancetype)orderControllerWithNumber:(NSString *)number;
@property (nonatomic, copy) NSString *number;
@property (nonatomic, strong) UIViewController *notes;
@end
