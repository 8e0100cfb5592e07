import UIKit

enum Area {
    case today, later
    var index: Int { self == .today ? 0 : 1 }
}

/// The list is the result of a closure that is called at once, and each element finds its own place.
final class AreaTabs: UITabBarController {
    private let today = AreaStack()
    private let later = LaterViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        // edge: tab AreaTabs → AreaStack
        // edge: tab AreaTabs → LaterViewController
        viewControllers = {
            var list = [UIViewController]()
            let areas: [Area] = [.today, .later]
            areas.forEach { area in
                let place = area.index
                let controller = root(of: area)
                list.insert(controller, at: place)
            }
            return list
        }()
    }

    private func root(of area: Area) -> UIViewController {
        switch area {
        case .today: return today
        case .later: return later
        }
    }
}

final class AreaStack: UINavigationController {}
final class LaterViewController: UIViewController {}
