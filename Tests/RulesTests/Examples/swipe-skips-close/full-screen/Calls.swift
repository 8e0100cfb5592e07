import UIKit

// A screen that covers all of the one below has no swipe that could skip what Close does.

final class Line {
    func stop() {}
}

final class CallsViewController: UIViewController {
    @objc private func call() {
        let stack = UINavigationController(rootViewController: CallViewController())
        stack.modalPresentationStyle = .fullScreen
        present(stack, animated: true)
    }

    @objc private func listen() { present(UINavigationController(rootViewController: ListenViewController()), animated: true) }
}

final class CallViewController: UIViewController {
    private let line = Line()

    override func viewDidLoad() {
        // ok: swipe-skips-close — it covers the screen
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    @objc private func close() {
        line.stop()
        dismiss(animated: true)
    }
}

final class ListenViewController: UIViewController {
    private let line = Line()

    override func viewDidLoad() {
        // expect: swipe-skips-close (info)
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    @objc private func close() {
        line.stop()
        dismiss(animated: true)
    }
}
