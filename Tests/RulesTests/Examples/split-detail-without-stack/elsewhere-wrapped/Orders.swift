import UIKit

final class OrdersHost: UIViewController {
    private let columns = OrdersSplit()

    override func viewDidLoad() {
        super.viewDidLoad()
        columns.viewControllers = [
            UINavigationController(rootViewController: OrderList()),
            PlaceholderViewController(), // ok: split-detail-without-stack — what the column begins with, with nothing in a bar
        ]
        addChild(columns)
        view.addSubview(columns.view)
        columns.didMove(toParent: self)
    }

    func open() {
        columns.showDetailViewController(LoaderViewController(), sender: nil) // expect: split-detail-without-stack (warning) "elsewhere this column gets one"
    }

    func reopen() {
        columns.showDetailViewController(UINavigationController(rootViewController: LoaderViewController()), sender: nil)
    }
}

extension OrdersHost {
    func clear() {
        columns.showDetailViewController(NoOrdersPlaceholder(), sender: nil) // ok: split-detail-without-stack — emptied: it stands for nothing
    }
}

final class NoOrdersPlaceholder: UIViewController {}
final class OrdersSplit: UISplitViewController {}
final class OrderList: UITableViewController {}
final class PlaceholderViewController: UIViewController {}
final class LoaderViewController: UIViewController {}
