#import "Screens.h"
NSString *const HelpSegue = @"help";
