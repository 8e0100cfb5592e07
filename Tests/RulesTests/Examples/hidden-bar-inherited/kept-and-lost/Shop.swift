import UIKit

final class StoreListViewController: UITableViewController {
    var isEmbedded = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        configure()
    }

    private func configure() {
        guard !isEmbedded else { return }
        navigationController?.setNavigationBarHidden(true, animated: true)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        showError()
    }

    private func showError() {
        navigationController?.pushViewController(ErrorViewController(), animated: true) // expect: hidden-bar-inherited (warning) "“ErrorViewController”"
    }
}

final class ErrorViewController: UIViewController {}

final class MenuViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    func showPrivacy() {
        guard let navigationController else { return }
        navigationController.setViewControllers(navigationController.viewControllers + [PrivacyViewController()], animated: true) // expect: hidden-bar-inherited "“PrivacyViewController”"
    }

    func showAbout() {
        showBar()
        navigationController?.pushViewController(AboutViewController(), animated: true) // ok: hidden-bar-inherited — a helper shows it
    }

    func showGuide() {
        navigationController?.pushViewController(GuideViewController(), animated: true) // ok: hidden-bar-inherited — it draws a Back of its own
    }

    func showPages() {
        // A step with a way back of its own passes the hidden bar on.
        navigationController?.pushViewController(PageViewController(), animated: true) // ok: hidden-bar-inherited — a button goes back
    }

    private func showBar() { navigationController?.setNavigationBarHidden(false, animated: true) }
}

final class PrivacyViewController: UIViewController {}
final class AboutViewController: UIViewController {}

final class GuideViewController: UIViewController {
    private let bar = UINavigationBar()
    weak var delegate: GuideDelegate?

    @objc private func goBack() { delegate?.guideWantsBack(self) }
}

protocol GuideDelegate: AnyObject {
    func guideWantsBack(_ guide: GuideViewController)
}

final class PageViewController: UIViewController {
    @IBAction func back(_ sender: Any) { navigationController?.popViewController(animated: true) }

    @IBAction func more(_ sender: Any) {
        navigationController?.pushViewController(MoreViewController(), animated: true) // expect: hidden-bar-inherited (warning) "pushed above it"
    }
}

final class MoreViewController: UIViewController {}

/// Hidden while it is seen only.
final class SearchViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    func open() {
        navigationController?.pushViewController(ResultViewController(), animated: true) // ok: hidden-bar-inherited — shown on leaving
    }
}

final class ResultViewController: UIViewController {}
