import UIKit

extension UIStoryboard {
    func make<Controller: UIViewController>() -> Controller {
        instantiateViewController(withIdentifier: String(describing: Controller.self)) as! Controller
    }
}

enum Maker {
    static func make<Controller: UIViewController>(_ type: Controller.Type) -> Controller { Controller() }
    static func wrapped<Controller: UIViewController>(_ type: Controller.Type) -> UINavigationController {
        UINavigationController(rootViewController: make(type))
    }
    static func configured<Controller: UIViewController>(_ controller: Controller, _ change: (Controller) -> Void) -> Controller {
        change(controller)
        return controller
    }
}

final class MenuViewController: UIViewController {
    func openInferred() {
        let dish: DishViewController = UIStoryboard(name: "Menu", bundle: nil).make()
        present(dish, animated: true) // edge: present MenuViewController → DishViewController
    }

    func openByType() {
        present(Maker.make(DrinkViewController.self), animated: true) // edge: present MenuViewController → DrinkViewController
    }

    func openWrapped() {
        // edge: present MenuViewController → DrinkViewController in UINavigationController
        present(Maker.wrapped(DrinkViewController.self), animated: true)
    }

    func openConfigured() {
        let dish = Maker.configured(DishViewController()) { $0.title = "Dish" }
        present(dish, animated: true) // edge: present MenuViewController → DishViewController
    }

    func openBoxed() {
        let box = BoxViewController<DishViewController>()
        present(box, animated: true) // edge: present MenuViewController → BoxViewController
    }
}

class BoxViewController<Content: UIViewController>: UIViewController {
    let content: Content = Content()
    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content) // edge: embed BoxViewController → ?
    }
}

final class DishViewController: UIViewController {}
final class DrinkViewController: UIViewController {}

/// The same base class for different contents: the parameter is what the subclass says.
class ListController<Row: UIViewController>: UIViewController {
    func open() {
        // edge: push TeaListController → TeaViewController
        // edge: push CakeListController → CakeViewController
        navigationController?.pushViewController(Row(), animated: true)
    }
}

final class TeaListController: ListController<TeaViewController> {}
final class CakeListController: ListController<CakeViewController> {}
final class TeaViewController: UIViewController {}
final class CakeViewController: UIViewController {}
