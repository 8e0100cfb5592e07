import UIKit

final class PinViewController: UIViewController {}

/// A tap puts another panel up; the first stays, and nothing knows it any more.
final class MapViewController: UIViewController {
    private var pinPanel: PinViewController?

    @objc func tapped() { show(PinViewController()) }

    private func show(_ pin: PinViewController) {
        let panel = PinViewController()
        addChild(panel)
        view.addSubview(panel.view)
        panel.didMove(toParent: self)
        pinPanel = panel // expect: repeated-push (warning) "“pinPanel” may still keep"
    }

    @objc func close() {
        pinPanel?.removeFromParent()
        pinPanel = nil
    }
}

/// Takes the old one away first, by a helper.
final class AtlasViewController: UIViewController {
    private var pinPanel: PinViewController?

    @objc func tapped() {
        close()
        let panel = PinViewController()
        addChild(panel)
        pinPanel = panel // ok: repeated-push — the old one goes first
    }

    private func close() {
        pinPanel?.removeFromParent()
        pinPanel = nil
    }
}

/// Set up once, while the view loads.
final class GlobeViewController: UIViewController {
    private var pinPanel: PinViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        setUp()
    }

    private func setUp() {
        let panel = PinViewController()
        addChild(panel)
        pinPanel = panel // ok: repeated-push — runs once
    }

    @objc func close() { pinPanel = nil }
}

/// Asked first.
final class ChartViewController: UIViewController {
    private var pinPanel: PinViewController?

    @objc func tapped() {
        guard pinPanel == nil else { return }
        let panel = PinViewController()
        addChild(panel)
        pinPanel = panel // ok: repeated-push — only where there is none
    }

    @objc func close() { pinPanel = nil }
}

/// What is presented covers the control that would present it again.
final class GuideViewController: UIViewController {
    private var sheet: PinViewController?

    @objc func tapped() {
        let new = PinViewController()
        present(new, animated: true)
        sheet = new // ok: repeated-push — a modal
    }

    @objc func forget() { sheet = nil }
}

/// The stack hears its keys whatever is on top of it.
final class DeskNavigationController: UINavigationController {
    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(input: "f", modifierFlags: .command, action: #selector(find)),
            UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(add)),
        ]
    }

    @objc private func find() {
        pushViewController(FindViewController(), animated: true) // expect: repeated-push (warning) "press of its key"
    }

    @objc private func add() {
        guard !(topViewController is FindViewController) else { return }
        pushViewController(FindViewController(), animated: true) // ok: repeated-push — it asks what is on top
    }
}

/// A screen's own keys are out of reach once another screen is on top.
final class ListViewController: UIViewController {
    override var keyCommands: [UIKeyCommand]? { [UIKeyCommand(input: "f", modifierFlags: .command, action: #selector(find))] }

    @objc private func find() {
        navigationController?.pushViewController(FindViewController(), animated: true) // ok: repeated-push — heard only while it is on top
    }
}

final class FindViewController: UIViewController {}
