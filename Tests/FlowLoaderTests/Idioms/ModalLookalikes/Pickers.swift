import MessageUI
import UIKit

// Look-alikes of modal defects: what a naive reader would find wrong in them, and no rule does.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: FarmViewController()), UINavigationController(rootViewController: OrchardViewController()),
        ]
        window?.rootViewController = tabs
    }
}

/// The presenter closes what it presents: the documented way (look-alike 1), with system screens (16).
final class FarmViewController: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate,
    MFMailComposeViewControllerDelegate, ScannerDelegate {
    @objc private func pick() {
        let picker = UIImagePickerController()
        picker.delegate = self
        picker.modalPresentationStyle = .fullScreen
        present(picker, animated: true) // ok: modal-without-exit, modal-without-close, modal-exit-not-rendered — brings its own Cancel
    }

    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
        dismiss(animated: true) // ok: dismiss-closes-wrong-layer, one-screen-two-ways, exit-does-nothing — the presenter closes the picker
    }

    @objc private func mail() {
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = self
        present(mail, animated: true) // ok: edits-lost-on-swipe-dismiss, modal-without-close — the system's composer asks by itself
    }

    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {
        controller.dismiss(animated: true) // ok: dismiss-closes-wrong-layer — the composer itself
    }

    @objc private func scan() {
        let scanner = ScannerViewController()
        scanner.delegate = self
        scanner.modalPresentationStyle = .fullScreen
        present(scanner, animated: true) // ok: modal-without-exit, modal-without-close — its presenter closes it
    }

    func scanner(_ scanner: ScannerViewController, didFind code: String) {
        dismiss(animated: true) { // ok: dismiss-closes-wrong-layer, presentation-dropped — the next one waits
            self.present(UINavigationController(rootViewController: HarvestViewController()), animated: true) // ok: presenter-is-busy — the scanner is gone
        }
    }

    @objc private func harvest() {
        present(UINavigationController(rootViewController: HarvestViewController()), animated: true)
    }
}

protocol ScannerDelegate: AnyObject {
    func scanner(_ scanner: ScannerViewController, didFind code: String)
}

final class ScannerViewController: UIViewController {
    weak var delegate: ScannerDelegate?

    @objc private func found() { delegate?.scanner(self, didFind: "1") }
}

/// A wizard: its last page closes all of it on purpose (2).
final class HarvestViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Harvest"
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    // ok: swipe-skips-close — Cancel only closes, as the swipe does
    @objc private func cancel() { dismiss(animated: true) }
    @objc private func next() { navigationController?.pushViewController(CratesViewController(), animated: true) }
}

final class CratesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: exit-does-nothing, back-does-not-return-to-parent, modal-step-loses-back — Finish closes the flow
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Finish", style: .done, target: self, action: #selector(finish))
    }

    @objc private func finish() { dismiss(animated: true) }
    @objc private func weigh() { navigationController?.present(ScalesViewController(), animated: true) }
}

/// Two levels at once (4), and whoever is on top of all.
final class ScalesViewController: UIViewController {
    @objc private func done() {
        // ok: dismiss-closes-wrong-layer, exit-does-nothing — two levels on purpose
        presentingViewController?.presentingViewController?.dismiss(animated: true)
    }

    @objc private func abandon() {
        // ok: dismiss-closes-wrong-layer — all that is up, whatever it is
        view.window?.rootViewController?.dismiss(animated: true)
    }
}

/// Ways out that look where they stand (3).
final class OrchardViewController: UIViewController {
    @objc private func open() { navigationController?.pushViewController(TreeViewController(), animated: true) }
    @objc private func peek() { present(UINavigationController(rootViewController: TreeViewController()), animated: true) }
    @objc private func openLeaf() { navigationController?.pushViewController(LeafViewController(), animated: true) }
    @objc private func peekLeaf() { present(UINavigationController(rootViewController: LeafViewController()), animated: true) }
}

final class TreeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tree"
        // ok: one-screen-two-ways, exit-does-nothing, back-does-not-return-to-parent — pops where there is something below
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(leave))
    }

    @objc private func leave() {
        if let stack = navigationController, stack.viewControllers.first != self {
            stack.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
    }
}

final class LeafViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Leaf"
        // ok: one-screen-two-ways, exit-does-nothing — nothing popped: dismissed
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(leave))
    }

    @objc private func leave() {
        if navigationController?.popViewController(animated: true) == nil { dismiss(animated: true) }
    }
}
