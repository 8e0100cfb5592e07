import UIKit

protocol BackAsking {
    func mayGoBack() -> Bool
}

extension UIViewController: BackAsking {
    @objc func mayGoBack() -> Bool { true }
}

extension UINavigationController: UINavigationBarDelegate {
    public func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        guard let top = topViewController, top.navigationItem == item else { return true }
        return top.mayGoBack()
    }
}

extension UIAlertController {
    static func askToDiscard(over host: UIViewController, onDiscard: @escaping () -> Void) {
        let sheet = UIAlertController(title: "Unsaved changes", message: nil, preferredStyle: .alert)
        sheet.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in onDiscard() })
        sheet.addAction(UIAlertAction(title: "Keep editing", style: .cancel))
        host.present(sheet, animated: true)
    }
}

extension UIViewController: UIGestureRecognizerDelegate {
    public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
        guard recognizer == navigationController?.interactivePopGestureRecognizer, navigationController?.topViewController == self else { return false }
        return mayGoBack()
    }

    func takeOverSwipe() { navigationController?.interactivePopGestureRecognizer?.delegate = self }
}
