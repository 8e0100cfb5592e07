@interface LinkDelegate : UIResponder <UIApplicationDelegate>
@property UIWindow *window;
@end
@interface AlbumController : UIViewController
@end
@interface TrackController : UIViewController
@end
@interface SettingsController : UIViewController
@end
