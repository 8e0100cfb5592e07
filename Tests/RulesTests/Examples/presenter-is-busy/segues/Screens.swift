import UIKit

final class HomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(tell), name: Notification.Name("told"), object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(tellWhenFree), name: Notification.Name("free"), object: nil)
    }

    @objc private func tell() {
        performSegue(withIdentifier: "news", sender: nil) // expect: presenter-is-busy (info) "NewsViewController"
    }

    @objc private func tellWhenFree() {
        guard presentedViewController == nil else { return }
        performSegue(withIdentifier: "news", sender: nil) // ok: presenter-is-busy — asked first
    }
}

final class HelpViewController: UIViewController {
    @IBAction func close(_ sender: Any) { dismiss(animated: true) }
}

final class NewsViewController: UIViewController {
    @IBAction func close(_ sender: Any) { dismiss(animated: true) }
}
