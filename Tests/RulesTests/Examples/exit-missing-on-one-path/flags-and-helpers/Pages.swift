import UIKit

// Who adds Close: an argument, a helper of one site, the class of the stack.

final class PageViewController: UIViewController {
    private let showsClose: Bool

    init(showsClose: Bool) {
        self.showsClose = showsClose
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Page"
        if showsClose {
            // expect: exit-missing-on-one-path (warning) "is not there when it is made so"
            navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
        }
    }

    @objc private func close() { dismiss(animated: true) }
}

final class BookViewController: UIViewController {
    @objc private func open() {
        let stack = UINavigationController(rootViewController: PageViewController(showsClose: true))
        stack.modalPresentationStyle = .fullScreen
        present(stack, animated: true)
    }
}

final class ShelfViewController: UIViewController {
    @objc private func open() {
        let stack = UINavigationController(rootViewController: PageViewController(showsClose: false))
        stack.modalPresentationStyle = .fullScreen
        present(stack, animated: true)
    }
}

extension UIViewController {
    func presentWithClose(_ controller: UIViewController) {
        controller.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(closePresented))
        present(UINavigationController(rootViewController: controller), animated: true)
    }

    @objc func closePresented() { dismiss(animated: true) }
}

final class CreditsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Credits"
    }
}

final class AboutViewController: UIViewController {
    @objc private func credits() { presentWithClose(CreditsViewController()) }
}

final class LicencesViewController: UIViewController {
    @objc private func credits() {
        let stack = UINavigationController(rootViewController: CreditsViewController())
        present(stack, animated: true) // expect: exit-missing-on-one-path (info) "gets no Close here"
    }
}

final class ClosableStack: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(closeStack))
    }

    @objc private func closeStack() { dismiss(animated: true) }
}

final class NewsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "News"
    }
}

final class FrontViewController: UIViewController {
    @objc private func news() {
        present(ClosableStack(rootViewController: NewsViewController()), animated: true) // ok: exit-missing-on-one-path — this stack's class adds it
    }
}

// Full screen there is no way out at all: that is told, and not a second time that another site has one.
final class BackViewController: UIViewController {
    @objc private func news() {
        let stack = UINavigationController(rootViewController: NewsViewController())
        stack.modalPresentationStyle = .fullScreen
        present(stack, animated: true) // expect: modal-without-exit (error) "nothing on it closes it"
    }
}
