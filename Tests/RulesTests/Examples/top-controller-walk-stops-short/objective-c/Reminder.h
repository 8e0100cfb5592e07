@interface Reminder : NSObject
@end
@interface NoticeController : UIViewController
@end
@interface FeedController : UIViewController
@end
@interface FilterController : UIViewController
@end
