import UIKit

final class PairViewController: UIViewController {
    func openByName() {
        let (first, second) = makePair()
        present(first, animated: true) // edge: present PairViewController → LeftViewController
        navigationController?.pushViewController(second, animated: true) // edge: push PairViewController → RightViewController
    }

    func openByIndex() {
        let pair = (LeftViewController(), RightViewController())
        present(pair.1, animated: true) // edge: present PairViewController → RightViewController
    }

    func openByLabel() {
        let pair = labelled()
        present(pair.left, animated: true) // edge: present PairViewController → LeftViewController
        show(pair.right, sender: nil) // edge: show PairViewController → RightViewController
    }

    func openWrapped() {
        let (wrapper, _) = wrapped()
        present(wrapper, animated: true) // edge: present PairViewController → LeftViewController in UINavigationController
    }

    private func makePair() -> (UIViewController, UIViewController) {
        (LeftViewController(), RightViewController())
    }

    private func labelled() -> (left: UIViewController, right: UIViewController) {
        let left = LeftViewController()
        return (left: left, right: RightViewController())
    }

    private func wrapped() -> (UINavigationController, LeftViewController) {
        let left = LeftViewController()
        return (UINavigationController(rootViewController: left), left)
    }
}

final class LeftViewController: UIViewController {}
final class RightViewController: UIViewController {}
