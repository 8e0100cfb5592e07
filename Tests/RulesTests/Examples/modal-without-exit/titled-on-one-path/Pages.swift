import UIKit

// Full screen with a title and nothing to leave it by: that nothing closes it says it all, though a title alone would want Close too.

final class DeskViewController: UIViewController {
    @objc private func read() {
        let stack = UINavigationController(rootViewController: PageViewController())
        stack.modalPresentationStyle = .fullScreen
        present(stack, animated: true) // expect: modal-without-exit (error) "nothing on it closes it"
    }
}

final class PageViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Page"
    }
}
