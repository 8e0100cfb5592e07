import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: PlansViewController())
        return true
    }
}

final class PlansViewController: UITableViewController {
    @objc func edit() {
        // ok: pushed-interruption — one form for both: its title says New only where nothing is handed to it
        navigationController?.pushViewController(PlanFormViewController(plan: "Rome"), animated: true)
    }

    @objc func add() {
        // expect: pushed-interruption (info) "create task"
        navigationController?.pushViewController(TripFormViewController(), animated: true)
    }
}

final class PlanFormViewController: UIViewController {
    private let plan: String?
    private let nameField = UITextField()

    init(plan: String?) {
        self.plan = plan
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        if plan == nil {
            title = "New Plan"
        } else {
            title = "Plan"
        }
    }
}

final class TripFormViewController: UIViewController {
    private let nameField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Trip"
    }
}
