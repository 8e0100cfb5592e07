import UIKit

final class ShelfViewController: UIViewController {
    func open() {
        let stack = UINavigationController(rootViewController: ReaderViewController())
        stack.modalPresentationStyle = .fullScreen
        present(stack, animated: true)
    }

    func openPage() {
        let other = UINavigationController(rootViewController: PageViewController(showsClose: true))
        other.modalPresentationStyle = .fullScreen
        present(other, animated: true) // ok: exit-missing-on-one-path — made with its Close
    }
}

final class ReaderViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reader"
        navigationItem.leftBarButtonItem = UIBarButtonItem( // expect: exit-missing-on-one-path (warning) "taken away"
            barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.leftBarButtonItem = nil
    }

    @objc private func close() { dismiss(animated: true) }
}

final class PageViewController: UIViewController {
    private let showsClose: Bool

    init(showsClose: Bool) {
        self.showsClose = showsClose
        super.init(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if showsClose {
            navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
        }
    }

    @objc private func close() { dismiss(animated: true) }
}
