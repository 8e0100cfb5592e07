import UIKit

/// An alert in a window of its own, over everything else.
final class ToastPresenter {
    private var window: UIWindow?

    func complain() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let blank = UIViewController()
        window.rootViewController = blank // edge: root flow:ToastPresenter → system:UIViewController
        window.windowLevel = .alert + 1
        window.makeKeyAndVisible()
        let alert = UIAlertController(title: "Oh", message: nil, preferredStyle: .alert)
        window.rootViewController?.present(alert, animated: true) // edge: alert flow:ToastPresenter → system:UIAlertController
        self.window = window
    }

    func cover() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = LockViewController() // edge: root flow:ToastPresenter → LockViewController
        window.isHidden = false
        self.window = window
    }
}

final class LockViewController: UIViewController {} // screen: LockViewController closed
