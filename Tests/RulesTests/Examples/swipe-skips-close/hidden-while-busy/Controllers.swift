import UIKit

final class ShelfViewController: UIViewController {
    @objc private func export() { present(UINavigationController(rootViewController: ExportViewController()), animated: true) }
    @objc private func send() { present(UINavigationController(rootViewController: SendViewController()), animated: true) }
    @objc private func scan() { present(UINavigationController(rootViewController: ScanViewController()), animated: true) }
    @objc private func sort() { present(UINavigationController(rootViewController: SortViewController()), animated: true) }
    @objc private func pay() { present(PayViewController(), animated: true) }
}

final class ExportViewController: UIViewController {
    private lazy var close = UIBarButtonItem( // expect: swipe-skips-close (warning) "hidden while isExporting"
        barButtonSystemItem: .close, target: self, action: #selector(leave))
    private var isExporting = false { didSet { update() } }

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    private func update() { navigationItem.leftBarButtonItem = isExporting ? nil : close }

    @objc private func leave() { dismiss(animated: true) }
}

final class SendViewController: UIViewController {
    private var isSending = false

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem( // expect: swipe-skips-close (warning) "hidden while isSending"
            barButtonSystemItem: .cancel, target: self, action: #selector(leave))
        navigationItem.leftBarButtonItem?.isHidden = isSending
    }

    @objc private func leave() { dismiss(animated: true) }
}

final class ScanViewController: UIViewController {
    private lazy var close = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave)) // ok: swipe-skips-close — locked meanwhile
    private var isScanning = false { didSet { update() } }

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    private func update() {
        isModalInPresentation = isScanning
        navigationItem.leftBarButtonItem = isScanning ? nil : close
    }

    @objc private func leave() { dismiss(animated: true) }
}

final class SortViewController: UIViewController {
    private lazy var close = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave)) // ok: swipe-skips-close — other items stand there
    private var isEditingList = false { didSet { update() } }

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    private func update() { navigationItem.leftBarButtonItem = isEditingList ? nil : close }

    @objc private func leave() { dismiss(animated: true) }
}

final class PayViewController: UIViewController {
    private let closeButton = UIButton(type: .close)
    private var isPaying = false { didSet { closeButton.isHidden = isPaying } }

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.addTarget(self, action: #selector(leave), for: .touchUpInside)
        view.addSubview(closeButton)
    }

    @objc private func leave() { dismiss(animated: true) } // ok: swipe-skips-close — how buttons of a view are hidden is not followed
}
