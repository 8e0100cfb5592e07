import ReportKit
import UIKit

// A controller that another module brings: what it draws itself nobody sees here; that one site wraps it and gives it Close is said by the site.

final class InboxViewController: UIViewController {
    @objc private func report() {
        let report = ReportPageController()
        report.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(closeReport))
        // ok: exit-missing-on-one-path — here it has a bar and Close
        present(UINavigationController(rootViewController: report), animated: true)
    }

    @objc private func closeReport() { dismiss(animated: true) }
}

final class ThreadViewController: UIViewController {
    @objc private func report() {
        present(ReportPageController(), animated: true) // expect: exit-missing-on-one-path (info) "gets no bar and no Close here"
    }
}

// Wrapped wherever it is shown, though not by everyone with a button.
final class DraftsViewController: UIViewController {
    @objc private func pick() {
        let pick = LabelPageController()
        pick.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(closePick))
        present(UINavigationController(rootViewController: pick), animated: true)
    }

    @objc private func closePick() { dismiss(animated: true) }
}

final class OutboxViewController: UIViewController {
    @objc private func pick() {
        // ok: exit-missing-on-one-path — it has a bar here too, and may fill it itself
        present(UINavigationController(rootViewController: LabelPageController()), animated: true)
    }
}

// Apple's controllers bring what they need.
final class PhotosViewController: UIViewController {
    @objc private func pick() {
        let web = UIReferenceLibraryViewController(term: "bar")
        web.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(closePick))
        present(UINavigationController(rootViewController: web), animated: true)
    }

    @objc private func look() {
        present(UIReferenceLibraryViewController(term: "foo"), animated: true) // ok: exit-missing-on-one-path — a controller of Apple's
    }

    @objc private func closePick() { dismiss(animated: true) }
}
