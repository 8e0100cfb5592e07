#import "ShareViewController.h"
