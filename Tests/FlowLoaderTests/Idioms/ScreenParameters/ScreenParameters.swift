import UIKit

class BaseViewController: UIViewController {
    func open(_ screen: UIViewController) {
        // edge: push WestViewController → NorthViewController likely
        // edge: push EastViewController → SouthViewController likely
        navigationController?.pushViewController(screen, animated: true)
    }
    func openTwice(_ screen: UIViewController) { openTwiceAgain(screen) }
    private func openTwiceAgain(_ screen: UIViewController) {
        // edge: present WestViewController → SouthViewController likely
        present(screen, animated: true)
    }
}

final class WestViewController: BaseViewController {
    func go() { open(NorthViewController()) }
    func goFurther() { openTwice(SouthViewController()) }
}

final class EastViewController: BaseViewController {
    func go() { open(SouthViewController()) }
}

final class NorthViewController: UIViewController {}
final class SouthViewController: UIViewController {}

/// Nobody calls it with anything known: counted once.
enum Loose {
    static func push(_ screen: UIViewController, on stack: UINavigationController) {
        stack.pushViewController(screen, animated: true) // edge: push flow:Loose → ?
    }
}
