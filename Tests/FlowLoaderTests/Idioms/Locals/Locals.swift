import UIKit

final class PlanListViewController: UIViewController {
    var isLarge = false

    func open() {
        let plan: UIViewController
        if isLarge {
            plan = LargePlanViewController()
        } else {
            plan = SmallPlanViewController()
        }
        // edge: push PlanListViewController → LargePlanViewController
        // edge: push PlanListViewController → SmallPlanViewController
        navigationController?.pushViewController(plan, animated: true)
    }

    func rename() {
        // A local that shadows the property: what it is pushed on is the form's own stack, which nobody shows.
        let navigationController = UINavigationController(rootViewController: RenameViewController())
        present(navigationController, animated: true) // edge: present PlanListViewController → RenameViewController in UINavigationController
    }

    func count(_ plans: [String]) -> Int {
        plans.count // edge: none
    }
}

final class LargePlanViewController: UIViewController {}
final class SmallPlanViewController: UIViewController {}
final class RenameViewController: UIViewController {}
