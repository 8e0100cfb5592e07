import UIKit

// The one tab bar of the app stands in a storyboard; code gets hold of it as the first of the split view's controllers.

final class RootSplitViewController: UISplitViewController {
    var tabs: UITabBarController? { viewControllers.first as? UITabBarController }

    func reset() {
        // edge: tab Main.storyboard#tabs → FeedViewController
        // edge: tab Main.storyboard#tabs → PeopleViewController
        tabs?.viewControllers = [
            UINavigationController(rootViewController: FeedViewController()), UINavigationController(rootViewController: PeopleViewController()),
        ]
    }
}

final class FeedViewController: UIViewController {}

final class PeopleViewController: UIViewController {}
