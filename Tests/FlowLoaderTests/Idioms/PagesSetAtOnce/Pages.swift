import UIKit

final class IntroPages: UIPageViewController { // screen: IntroPages page
    override func viewDidLoad() {
        super.viewDidLoad()
        setViewControllers([WelcomeViewController()], direction: .forward, animated: false) // edge: embed IntroPages → WelcomeViewController
    }
}

/// A page controller made in place: its page belongs to it, and it to the screen that holds it.
final class TourViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        // edge: embed UIPageViewController@TourViewController → TourStepViewController
        pages.setViewControllers([TourStepViewController()], direction: .forward, animated: false)
        addChild(pages) // edge: embed TourViewController → UIPageViewController@TourViewController
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
    }
}

final class WelcomeViewController: UIViewController {}
final class TourStepViewController: UIViewController {}
