import UIKit

// A helper whose name says that it shows something, and that draws it into the window.

enum Banner {
    static func show(_ text: String, over view: UIView?) {
        let label = UILabel()
        label.text = text
        view?.addSubview(label)
    }

    static func present(_ text: String, in controller: UIViewController?) { show(text, over: controller?.view) }
}

final class ListViewController: UIViewController {
    @objc private func upload() { present(UINavigationController(rootViewController: UploadViewController()), animated: true) }
}

final class UploadViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(finish))
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Later", style: .plain, target: self, action: #selector(later))
    }

    @objc private func finish() {
        let presenter = presentingViewController
        dismiss(animated: true)
        Banner.present("Uploaded", in: presenter) // ok: presentation-dropped — it draws a banner
    }

    @objc private func later() {
        let presenter = presentingViewController
        dismiss(animated: true)
        presenter?.present(NoticeViewController(), animated: true) // expect: presentation-dropped "still being dismissed"
    }
}

final class NoticeViewController: UIViewController {}
