import UIKit

/// The pages that a data source hands out stand in the page controller like the first one.
final class GuidePages: UIPageViewController, UIPageViewControllerDataSource {
    private let steps: [UIViewController] = [OneViewController(), TwoViewController()]

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        setViewControllers([steps[0]], direction: .forward, animated: false) // edge: embed GuidePages → OneViewController
    }

    // edge: embed GuidePages → OneViewController
    // edge: embed GuidePages → TwoViewController
    func pageViewController(_ pages: UIPageViewController, viewControllerBefore controller: UIViewController) -> UIViewController? {
        guard let index = steps.firstIndex(of: controller), index > 0 else { return nil }
        return steps[index - 1]
    }

    // edge: embed GuidePages → LastViewController
    func pageViewController(_ pages: UIPageViewController, viewControllerAfter controller: UIViewController) -> UIViewController? {
        LastViewController()
    }
}

final class OneViewController: UIViewController {} // screen: OneViewController closed
final class TwoViewController: UIViewController {} // screen: TwoViewController closed
final class LastViewController: UIViewController {} // screen: LastViewController closed
