import UIKit

final class HomeViewController: UIViewController {
    @objc private func terms() {
        let stack = UINavigationController(rootViewController: TermsViewController())
        stack.modalPresentationStyle = .fullScreen
        present(stack, animated: true)
    }

    @objc private func help() { present(UINavigationController(rootViewController: HelpViewController()), animated: true) }
}

final class TermsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: exit-does-nothing "the root of its stack"
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
