import UIKit

// Controllers that are kept: as roots of tabs, and shown in a popover each time.

final class TabsViewController: UITabBarController {
    private let news = NewsViewController()
    private let mail = MailViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: controller-already-in-hierarchy — each root once, when the tabs are made
        viewControllers = [UINavigationController(rootViewController: news), UINavigationController(rootViewController: mail)]
    }
}

final class NewsViewController: UIViewController {
    private lazy var tools = ToolsViewController()

    @objc private func showTools(_ sender: UIBarButtonItem) {
        tools.modalPresentationStyle = .popover
        tools.popoverPresentationController?.barButtonItem = sender
        present(tools, animated: true) // ok: controller-already-in-hierarchy — it is gone before the button can be tapped again
    }
}

final class MailViewController: UIViewController {
    private let filter = FilterViewController()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let stack = UINavigationController(rootViewController: filter)
        present(stack, animated: true) // expect: controller-already-in-hierarchy (info) "keeps one controller"
    }
}

final class ToolsViewController: UIViewController {}

final class FilterViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    @objc private func cancel() { dismiss(animated: true) }
}
