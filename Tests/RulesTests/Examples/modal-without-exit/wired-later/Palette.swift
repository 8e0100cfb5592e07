import UIKit

// Ways out that get their action after they were made.

final class CanvasViewController: UIViewController {
    @IBAction func choose(_ sender: UIButton) {
        let palette = UINavigationController(rootViewController: PaletteViewController())
        palette.modalPresentationStyle = .fullScreen
        present(palette, animated: true) // ok: modal-without-exit — its Cancel is read back and given an action
    }

    @IBAction func frame(_ sender: UIButton) {
        let frames = UINavigationController(rootViewController: FrameViewController())
        frames.modalPresentationStyle = .fullScreen
        present(frames, animated: true) // ok: modal-without-exit — a library is told of its taps
    }

    @IBAction func count(_ sender: UIButton) {
        let counts = UINavigationController(rootViewController: CountViewController())
        counts.modalPresentationStyle = .fullScreen
        present(counts, animated: true) // expect: modal-without-exit "CountViewController"
    }
}

/// A delegate's method has the name of the item.
final class PaletteViewController: UIViewController, UINavigationItemRenameDelegate {
    func navigationItem(_ item: UINavigationItem, didEndRenamingWith title: String) {}

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
        navigationItem.leftBarButtonItem?.target = self
        navigationItem.leftBarButtonItem?.action = #selector(cancel)
    }

    @objc private func cancel() { dismiss(animated: true) }
}

final class FrameViewController: UIViewController {
    private lazy var closing = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = closing
        closing.taps.subscribe { [weak self] in self?.dismiss(animated: true) }
    }
}

/// What is made without an action and looks like no way out is a word in the bar.
final class CountViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "3 of 5", style: .plain, target: nil, action: nil)
    }
}
