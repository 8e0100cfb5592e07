import UIKit

// Nothing is presented by what a search for the topmost ends at.

func topController() -> UIViewController? {
    var top = UIApplication.shared.windows.first?.rootViewController
    while let above = top?.presentedViewController { top = above }
    return top
}

/// One level only: more may be up.
func firstLayer() -> UIViewController? {
    let root = UIApplication.shared.windows.first?.rootViewController
    return root?.presentedViewController ?? root
}

final class DeskViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Help", style: .plain, target: self, action: #selector(help)),
            UIBarButtonItem(title: "More", style: .plain, target: self, action: #selector(more)),
            UIBarButtonItem(title: "Tips", style: .plain, target: self, action: #selector(tips)),
        ]
    }

    @objc private func help() {
        topController()?.presentedViewController?.present(HelpViewController(), animated: true) // expect: presenter-is-busy "does nothing"
    }

    @objc private func more() {
        topController()?.present(MoreViewController(), animated: true) // ok: presenter-is-busy — the topmost one presents
    }

    @objc private func tips() {
        // ok: presenter-is-busy — the helper goes one level, and the one above it may be there
        firstLayer()?.presentedViewController?.present(TipsViewController(), animated: true)
    }
}

final class HelpViewController: UIViewController {}
final class MoreViewController: UIViewController {}
final class TipsViewController: UIViewController {}
