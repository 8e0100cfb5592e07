import UIKit

final class HomeViewController: UIViewController {}

final class HelpViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.leftBarButtonItem = nil
    }

    @IBAction private func close(_ sender: Any) { dismiss(animated: true) }
}

final class NewsViewController: UIViewController {
    @IBAction private func close(_ sender: Any) { dismiss(animated: true) }
}
