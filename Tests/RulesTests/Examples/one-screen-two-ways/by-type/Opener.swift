import UIKit

// One helper shows whatever it is given, and asks for the type first.

final class ListViewController: UITableViewController {
    private var isWeb = false

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let next: UIViewController = isWeb ? WebPageViewController() : ThemeViewController()
        show(next)
        let other: UIViewController = isWeb ? WebPageViewController() : ColourViewController()
        showOther(other)
    }

    private func show(_ next: UIViewController) {
        if next is WebPageViewController {
            present(next, animated: true)
            return
        }
        navigationController?.pushViewController(next, animated: true)
    }

    private func showOther(_ next: UIViewController) {
        if isWeb {
            present(next, animated: true)
            return
        }
        navigationController?.pushViewController(next, animated: true)
    }
}

final class WebPageViewController: UIViewController {
    @IBAction private func close() { presentingViewController?.dismiss(animated: true) }
}

final class ThemeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: custom-back-kills-swipe
        // ok: one-screen-two-ways — only web pages are presented
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: self, action: #selector(back))
    }

    @objc private func back() { navigationController?.popViewController(animated: true) }
}

final class ColourViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: custom-back-kills-swipe
        // expect: one-screen-two-ways
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: self, action: #selector(back))
    }

    @objc private func back() { navigationController?.popViewController(animated: true) }
}

func startWithList() -> UIViewController { UINavigationController(rootViewController: ListViewController()) }
