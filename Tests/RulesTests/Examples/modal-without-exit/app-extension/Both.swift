import UIKit

/// Compiled into the app and its extension.
final class TourViewController: UIViewController {
    @objc private func showTour() {
        let page = TourPageViewController()
        page.modalPresentationStyle = .fullScreen
        present(page, animated: true) // expect: modal-without-exit "“TourPageViewController”"
    }
}

final class TourPageViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .green
    }
}

func tour() -> UIViewController { TourViewController() }
