#import <UIKit/UIKit.h>
#include <vector>

namespace media {
class Queue : public std::vector<int> {
public:
    int front() const { return at(0); }
};
}

@interface TrackController : UIViewController
@end
@implementation TrackController
@end

@interface PlayerController : UIViewController {
    media::Queue queue;
    std::vector<std::vector<int>> lists;
}
@end

@implementation PlayerController // screen: PlayerController

- (void)play {
    auto count = queue.size();
    for (auto &list : lists) {
        if (list.size() > count) { continue; }
    }
    auto open = [self](int number) {
        [self.navigationController pushViewController:[TrackController new] animated:YES]; // edge: push PlayerController → TrackController
    };
    if (count > 1 && queue.front() < 3) {
        [self presentViewController:[[TrackController alloc] init] animated:YES completion:nil]; // edge: present PlayerController → TrackController
    }
    open(1);
}

@end
