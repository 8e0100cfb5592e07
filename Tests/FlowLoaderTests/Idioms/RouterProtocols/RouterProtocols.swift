import UIKit

protocol KitchenRouting: AnyObject {
    func showSpices()
}

final class KitchenRouter: KitchenRouting {
    weak var viewController: UIViewController?

    func showSpices() {
        // edge: push flow:KitchenRouter → SpicesViewController
        // edge: push KitchenViewController → SpicesViewController likely
        viewController?.navigationController?.pushViewController(SpicesViewController(), animated: true)
    }

    static func assemble() -> UIViewController {
        let controller = KitchenViewController()
        let router = KitchenRouter()
        let presenter = KitchenPresenter(router: router)
        router.viewController = controller
        controller.presenter = presenter
        return controller
    }
}

final class KitchenPresenter {
    private let router: KitchenRouting
    init(router: KitchenRouting) { self.router = router }
    func didTapSpices() { router.showSpices() }
}

final class KitchenViewController: UIViewController {
    var presenter: KitchenPresenter?
    func tapSpices() { presenter?.didTapSpices() }
}

final class SpicesViewController: UIViewController {}
