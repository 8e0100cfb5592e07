import UIKit

struct PumpNavigator {
    func openGauge(in stack: UINavigationController?) {
        stack?.pushViewController(GaugeViewController(), animated: true) // edge: push PumpViewController → GaugeViewController likely
    }
    func fill(_ tabs: UITabBarController) {
        // edge: tab PumpTabs → PumpViewController in UINavigationController likely
        // edge: tab PumpTabs → GaugeViewController likely
        tabs.viewControllers = [UINavigationController(rootViewController: PumpViewController()), GaugeViewController()]
    }
}

final class PumpTabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        PumpNavigator().fill(self)
    }
}

final class PumpViewController: UIViewController {
    let navigator = PumpNavigator()
    func open() { navigator.openGauge(in: navigationController) }
}

final class GaugeViewController: UIViewController {}
