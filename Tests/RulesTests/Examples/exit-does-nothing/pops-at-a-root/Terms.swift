import UIKit

final class HomeViewController: UIViewController {
    @objc private func terms() {
        let stack = UINavigationController(rootViewController: TermsViewController())
        stack.modalPresentationStyle = .fullScreen
        present(stack, animated: true) // expect: modal-without-exit
    }

    @objc private func help() { present(UINavigationController(rootViewController: HelpViewController()), animated: true) }
}

final class TermsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: exit-does-nothing — told as the trap it is, where the screen is presented
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: self, action: #selector(leave))
    }

    @objc private func leave() { navigationController?.popViewController(animated: true) }
}

final class HelpViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: exit-does-nothing "the root of its stack"
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: self, action: #selector(leave))
    }

    @objc private func leave() { navigationController?.popViewController(animated: true) }
}
