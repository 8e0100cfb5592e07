import UIKit

/// What is assigned to a property whose observer embeds it.
final class StageViewController: UIViewController {
    var content: UIViewController? {
        didSet {
            oldValue?.removeFromParent()
            guard let content else { return }
            // edge: embed StageViewController → LoadingViewController
            // edge: embed StageViewController → ReadyViewController
            // edge: embed StageViewController → BrokenViewController
            addChild(content)
            view.addSubview(content.view)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        content = LoadingViewController()
    }

    func finish(_ isGood: Bool) {
        if isGood {
            let ready = ReadyViewController()
            content = ready
        } else {
            content = BrokenViewController()
        }
    }
}

final class LoadingViewController: UIViewController {} // screen: LoadingViewController closed
final class ReadyViewController: UIViewController {} // screen: ReadyViewController closed
final class BrokenViewController: UIViewController {} // screen: BrokenViewController closed
