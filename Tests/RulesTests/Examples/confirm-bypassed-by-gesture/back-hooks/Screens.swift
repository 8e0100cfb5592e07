import UIKit

final class GoodsViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        switch indexPath.row {
        case 0: navigationController?.pushViewController(PriceViewController(), animated: true)
        case 1: navigationController?.pushViewController(StockViewController(), animated: true)
        default: navigationController?.pushViewController(WeightViewController(), animated: true)
        }
    }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: GoodsViewController())
        return true
    }
}

final class PriceViewController: UIViewController {
    private var hasChanges = false

    override func mayGoBack() -> Bool { // expect: confirm-bypassed-by-gesture "swiping back"
        guard hasChanges else { return true }
        askToDiscard()
        return false
    }

    private func askToDiscard() {
        UIAlertController.askToDiscard(over: self) { [weak self] in self?.navigationController?.popViewController(animated: true) }
    }
}

/// Takes the recognizer over: the swipe asks too.
final class StockViewController: UIViewController {
    private var hasChanges = false

    override func viewDidLoad() {
        super.viewDidLoad()
        takeOverSwipe()
    }

    override func mayGoBack() -> Bool { // ok: confirm-bypassed-by-gesture — its recognizer delegate asks the same
        guard hasChanges else { return true }
        UIAlertController.askToDiscard(over: self) { [weak self] in self?.navigationController?.popViewController(animated: true) }
        return false
    }
}

/// Saves and lets go: there is no question.
final class WeightViewController: UIViewController {
    override func mayGoBack() -> Bool { // ok: confirm-bypassed-by-gesture — nothing is asked
        UserDefaults.standard.set(1, forKey: "weight")
        return true
    }
}
