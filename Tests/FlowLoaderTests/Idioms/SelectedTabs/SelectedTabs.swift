import UIKit

class RememberingTabs: UITabBarController {
    private var last: Int { UserDefaults.standard.integer(forKey: "last") }

    override func viewDidLoad() {
        super.viewDidLoad()
        // Which one was open last is not known: any of those that the subclass fills in.
        // edge: selectTab RememberingTabs → LakeViewController possible
        // edge: selectTab RememberingTabs → RiverViewController possible
        selectedIndex = last
    }
}

final class WaterTabs: RememberingTabs {
    override func viewDidLoad() {
        viewControllers = [LakeViewController(), UINavigationController(rootViewController: RiverViewController())]
        super.viewDidLoad()
    }

    func openRivers() {
        selectedIndex = 1 // edge: selectTab WaterTabs → RiverViewController
    }
}

final class LakeViewController: UIViewController {}
final class RiverViewController: UIViewController {}
