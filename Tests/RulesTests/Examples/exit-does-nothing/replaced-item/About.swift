import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        guard UserDefaults.standard.bool(forKey: "broken") else { return true }
        let board = UIStoryboard(name: "Main", bundle: nil)
        let stack = board.instantiateViewController(withIdentifier: "About") as! UINavigationController
        (stack.topViewController as! AboutViewController).isRepair = true
        window?.rootViewController = stack
        return true
    }
}

final class HomeViewController: UIViewController {
    @IBAction func about(_ sender: UIButton) { performSegue(withIdentifier: "about", sender: self) }
}

final class AboutViewController: UIViewController {
    var isRepair = false

    override func viewDidLoad() {
        super.viewDidLoad()
        if isRepair {
            navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Quit", style: .plain, target: self, action: #selector(quit(_:)))
        }
    }

    @IBAction func done(_ sender: Any) { dismiss(animated: true) }
    @objc private func quit(_ sender: Any) { exit(0) }
}
