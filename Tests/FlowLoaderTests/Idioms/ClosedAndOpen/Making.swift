import UIKit

/// A screen is closed when every place that makes it is known to show it; it is open when one is not.
final class PantryViewController: UIViewController {
    func open() {
        show(JamViewController(), sender: nil) // edge: show PantryViewController → JamViewController
    }

    func keep(_ shelf: UnknownShelf) {
        shelf.accept(HoneyViewController())
    }

    func both(_ shelf: UnknownShelf) {
        show(SyrupViewController(), sender: nil) // edge: show PantryViewController → SyrupViewController
        shelf.accept(SyrupViewController())
    }

    func byName() {
        // Any class may be meant.
        if let type = NSClassFromString("App." + UserDefaults.standard.string(forKey: "k")!) as? UIViewController.Type {
            show(type.init(), sender: nil) // edge: show PantryViewController → ?
        }
    }

    func drop() {
        _ = VinegarViewController()
    }
}

class JarViewController: UIViewController {} // screen: JarViewController open
final class JamViewController: JarViewController {} // screen: JamViewController open
final class HoneyViewController: UIViewController {} // screen: HoneyViewController open
final class SyrupViewController: UIViewController {} // screen: SyrupViewController open
final class VinegarViewController: UIViewController {} // screen: VinegarViewController open
/// Nobody makes it, so nothing is unknown about it; it has no place either.
final class UnusedViewController: UIViewController {} // screen: UnusedViewController closed

final class JarMaker {
    func make(_ shelf: UnknownShelf) { shelf.accept(JarViewController()) }
}
