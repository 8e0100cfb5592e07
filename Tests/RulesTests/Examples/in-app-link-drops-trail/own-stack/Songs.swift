import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: SongsViewController())
        return true
    }
}

final class SongsViewController: UIViewController {
    @IBAction func search(_ sender: UIButton) { navigationController?.pushViewController(SearchViewController(), animated: true) }

    @IBAction func play(_ sender: UIButton) {
        guard let stack = navigationController else { return }
        // ok: in-app-link-drops-trail — it stands at the root: there is no trail to cut
        stack.popToRootViewController(animated: false)
        stack.pushViewController(SongViewController(), animated: true)
    }
}

final class SearchViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let stack = navigationController else { return }
        stack.popToRootViewController(animated: false) // expect: in-app-link-drops-trail "Back skips “SearchViewController”"
        stack.pushViewController(SongViewController(), animated: true)
    }
}
final class SongViewController: UIViewController {}
