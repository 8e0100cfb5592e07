import UIKit

/// Wraps what it is given, and says how it wants to be shown.
final class FormStack: UINavigationController {
    init(content: UIViewController) {
        super.init(rootViewController: content) // edge: none
        modalPresentationStyle = .fullScreen
        isModalInPresentation = true
    }
    required init?(coder: NSCoder) { fatalError() }
}

class BaseStack: UINavigationController {
    override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController) // edge: none
    }
    required init?(coder: NSCoder) { fatalError() }
}

final class DarkStack: BaseStack {}

final class LateStack: UINavigationController {
    convenience init(for name: String, content: UIViewController) {
        self.init(rootViewController: content) // edge: none
        title = name
    }
}

final class ClientViewController: UIViewController {
    func edit() {
        present(FormStack(content: ClientFormViewController()), animated: true) // edge: present ClientViewController → ClientFormViewController in FormStack // expect: modal-without-exit
    }
    func dark() {
        let stack = DarkStack(rootViewController: ClientFormViewController())
        present(stack, animated: true) // edge: present ClientViewController → ClientFormViewController in DarkStack
    }
    func late() {
        // edge: present ClientViewController → ClientFormViewController in LateStack
        present(LateStack(for: "Client", content: ClientFormViewController()), animated: true)
    }
    func filled() {
        let stack = UINavigationController()
        stack.viewControllers = [ClientFormViewController()]
        present(stack, animated: true) // edge: present ClientViewController → ClientFormViewController in UINavigationController
    }
    func pushedFirst() {
        let stack = UINavigationController()
        stack.pushViewController(ClientFormViewController(), animated: false)
        present(stack, animated: true) // edge: present ClientViewController → ClientFormViewController in UINavigationController
    }
}

final class ClientFormViewController: UIViewController {}
