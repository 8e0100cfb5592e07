import UIKit

// A helper is handed the page it shows, and sets up its Close with objects of its own.

final class ShellController: UIViewController {
    @objc func open() {
        let page = PageController()
        show(page)
    }

    private func show(_ page: UIViewController) {
        let model = PageModel(isShort: true)
        let close = UIButton(type: .close)
        close.addAction(UIAction { _ in
            if model.isShort { model.finish() }
            page.dismiss(animated: true)
        }, for: .touchUpInside)
        page.view.addSubview(close)
        present(page, animated: true) // ok: modal-without-exit — a sheet
    }
}

final class PageModel {
    let isShort: Bool
    init(isShort: Bool) { self.isShort = isShort }
    func finish() {}
}

final class PageController: UIViewController {}
