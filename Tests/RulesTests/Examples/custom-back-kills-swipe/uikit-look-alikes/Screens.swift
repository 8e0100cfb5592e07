import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
    }
}

final class HomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: custom-back-kills-swipe — a menu on the root of the stack
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "line.horizontal.3"), style: .plain, target: self, action: #selector(menu))
    }

    @objc private func menu() {}
    @IBAction func list() { navigationController?.pushViewController(ListViewController(), animated: true) }
    @IBAction func styled() { navigationController?.pushViewController(StyledViewController(), animated: true) }
    @IBAction func story() { navigationController?.pushViewController(StoryViewController(isGuest: true), animated: true) }
    @IBAction func chevron() { navigationController?.pushViewController(ChevronViewController(), animated: true) }
    @IBAction func help() { present(UINavigationController(rootViewController: HelpViewController()), animated: true) }
}

/// Left items only while the list is edited.
final class ListViewController: UITableViewController {
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        // ok: custom-back-kills-swipe — there only while editing
        navigationItem.leftBarButtonItem = editing ? UIBarButtonItem(title: "Back", style: .plain, target: self, action: #selector(stop)) : nil
    }

    @objc private func stop() { navigationController?.popViewController(animated: true) }
}

/// The system's button in other clothes.
final class StyledViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.backButtonDisplayMode = .minimal // ok: custom-back-kills-swipe — appearance only
        navigationController?.navigationBar.backIndicatorImage = UIImage(named: "back") // ok: custom-back-kills-swipe — appearance only
        navigationController?.navigationBar.backIndicatorTransitionMaskImage = UIImage(named: "back")
    }
}

/// How it was entered decides.
final class StoryViewController: UIViewController {
    private let isGuest: Bool

    init(isGuest: Bool) {
        self.isGuest = isGuest
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = !isGuest // ok: custom-back-kills-swipe — a guest goes back
        if !isGuest {
            // ok: custom-back-kills-swipe — only where there is no way back
            navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Out", style: .plain, target: self, action: #selector(leave))
        }
    }

    @objc private func leave() { navigationController?.popViewController(animated: true) }
}

final class HelpViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: custom-back-kills-swipe — Close on the root of a layer
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave))
    }

    @objc private func leave() { dismiss(animated: true) }
}

/// The harmful form, by an array.
final class ChevronViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let back = UIButton(type: .custom)
        back.setImage(UIImage(named: "ic_back"), for: .normal)
        back.addTarget(self, action: #selector(leave), for: .touchUpInside)
        navigationItem.leftBarButtonItems = [UIBarButtonItem(customView: back)] // expect: custom-back-kills-swipe (warning) "ChevronViewController"
    }

    @objc private func leave() { navigationController?.popViewController(animated: true) }
}
