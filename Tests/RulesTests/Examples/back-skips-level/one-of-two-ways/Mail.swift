import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: InboxViewController())
        return true
    }
}

final class InboxViewController: UIViewController {
    @IBAction func openLetter() { navigationController?.pushViewController(LetterViewController(), animated: true) }
    @IBAction func openFolder() { navigationController?.pushViewController(FolderViewController(), animated: true) }
}

final class FolderViewController: UIViewController {
    @IBAction func openLetter() { navigationController?.pushViewController(LetterViewController(), animated: true) }
    @IBAction func openRules() { navigationController?.pushViewController(RulesViewController(), animated: true) }
}

/// From the inbox its Back is right.
final class LetterViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftItemsSupplementBackButton = true
        navigationItem.leftBarButtonItem = UIBarButtonItem( // expect: back-skips-level "goes to “InboxViewController” and skips “FolderViewController”"
            image: UIImage(systemName: "chevron.backward"), style: .plain, target: self, action: #selector(back))
    }

    @objc private func back() { navigationController?.popToRootViewController(animated: true) }
}

final class RulesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftItemsSupplementBackButton = true
        navigationItem.leftBarButtonItem = UIBarButtonItem( // ok: back-skips-level — one level, whatever lies there
            image: UIImage(systemName: "chevron.backward"), style: .plain, target: self, action: #selector(back))
    }

    @objc private func back() { navigationController?.popViewController(animated: true) }
}
