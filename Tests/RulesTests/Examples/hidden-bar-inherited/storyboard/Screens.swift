import UIKit

final class CoverViewController: UIViewController {}
final class PageViewController: UIViewController {}

final class IndexViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }
}

final class MapViewController: UIViewController {
    @IBAction private func back(_ sender: Any) { navigationController?.popViewController(animated: true) }
}
