import UIKit

final class HomeViewController: UIViewController {
    @objc private func record() { present(UINavigationController(rootViewController: RecorderViewController()), animated: true) }

    @objc private func scan() { present(UINavigationController(rootViewController: ScannerViewController()), animated: true) }

    @objc private func read() { present(UINavigationController(rootViewController: ReaderViewController()), animated: true) }
}

final class RecorderViewController: UIViewController {
    private let recorder = Recorder()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem( // expect: swipe-skips-close (warning) "switched off"
            barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.leftBarButtonItem?.isEnabled = !recorder.isRunning
    }

    @objc private func cancel() { dismiss(animated: true) }
}

final class ScannerViewController: UIViewController {
    private let recorder = Recorder()

    override func viewDidLoad() {
        super.viewDidLoad()
        isModalInPresentation = recorder.isRunning
        // ok: swipe-skips-close — the swipe is off as well
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.leftBarButtonItem?.isEnabled = !recorder.isRunning
    }

    @objc private func cancel() { dismiss(animated: true) }
}

final class ReaderViewController: UIViewController {
    private let recorder = Recorder()

    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: swipe-skips-close — always on
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(share))
        navigationItem.rightBarButtonItem?.isEnabled = !recorder.isRunning
    }

    @objc private func close() { dismiss(animated: true) }
    @objc private func share() {}
}

final class Recorder { var isRunning = false }
