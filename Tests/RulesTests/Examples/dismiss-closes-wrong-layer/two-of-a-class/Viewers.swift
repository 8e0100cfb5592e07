import UIKit

final class ViewerViewController: UIViewController {
    private var preview: PreviewViewController?
    private var history: ViewerViewController?

    func show() {
        let preview = PreviewViewController()
        self.preview = preview
        present(preview, animated: true)
    }

    func closePreview() {
        preview?.dismiss(animated: true)
        // ok: dismiss-closes-wrong-layer — the history's own preview, not the one before
        history?.closeOwnPreview()
    }

    func closeOwnPreview() {
        preview?.dismiss(animated: true)
    }

    func closeTwice() {
        preview?.dismiss(animated: true)
        preview?.dismiss(animated: true) // expect: dismiss-closes-wrong-layer "on top of the one before"
    }
}

final class PreviewViewController: UIViewController {}
