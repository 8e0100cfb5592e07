import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: NotesViewController())
    }
}

final class Router {
    func open(_ screen: UIViewController, from host: UIViewController) { host.present(screen, animated: true) }
    func maybeOpen(_ screen: UIViewController, from host: UIViewController, if isWanted: Bool) {
        if isWanted { host.present(screen, animated: true) }
    }
}

final class NotesViewController: UIViewController {
    private let router = Router()
    private lazy var kept = EditorViewController()
    private var made: EditorViewController?
    private var isBig = false

    @objc func twice() {
        let editor = EditorViewController()
        router.open(editor, from: self)
        present(editor, animated: true) // expect: controller-already-in-hierarchy (error) "a second time"
    }

    @objc func onceOrTheOther() {
        let editor = EditorViewController()
        router.maybeOpen(editor, from: self, if: isBig)
        // ok: controller-already-in-hierarchy — the helper shows it only if it is wanted
        if !isBig { present(editor, animated: true) }
    }

    @objc func oneOfTwo() {
        let editor = EditorViewController()
        if isBig {
            present(editor, animated: true)
            return
        }
        navigationController?.pushViewController(editor, animated: true) // ok: controller-already-in-hierarchy — the other branch has left
    }

    @objc func later() {
        let editor = EditorViewController()
        present(editor, animated: true)
        let action = UIAction { [weak self] _ in
            self?.present(editor, animated: true) // ok: controller-already-in-hierarchy — by then it may have gone
        }
        _ = action
    }

    @objc func reassigned() {
        var editor = EditorViewController()
        navigationController?.pushViewController(editor, animated: false)
        editor = EditorViewController()
        navigationController?.pushViewController(editor, animated: true) // ok: controller-already-in-hierarchy — another one
    }

    @objc func fallback() {
        if let stack = navigationController { stack.pushViewController(kept, animated: true) } else { present(kept, animated: true) }
    }

    @objc func container() {
        guard let navigationController else { return }
        present(navigationController, animated: true) // expect: controller-already-in-hierarchy (error) "own container"
    }

    @objc func shadow() {
        let navigationController = UINavigationController(rootViewController: EditorViewController())
        present(navigationController, animated: true) // ok: controller-already-in-hierarchy — a local of that name
    }

    @objc func list() {
        let editor = EditorViewController()
        // expect: controller-already-in-hierarchy (error) "stands twice"
        navigationController?.setViewControllers([editor, editor], animated: true)
        navigationController?.setViewControllers([self, EditorViewController()], animated: false) // ok: controller-already-in-hierarchy — once each
    }

    @objc func homeDirectly() {
        // expect: controller-already-in-hierarchy (warning) "stands in for a target"
        navigationController?.popToViewController(navigationController?.viewControllers.first { $0 is NotesViewController } ?? UIViewController(), animated: true)
    }

    @objc func toTheStack() {
        guard let navigationController else { return }
        navigationController.popToViewController(navigationController, animated: true) // expect: controller-already-in-hierarchy (error) "its own pop"
    }

    @objc func wrapAgain() {
        // expect: controller-already-in-hierarchy (info) "keeps one controller"
        present(UINavigationController(rootViewController: kept), animated: true)
    }

    @objc func wrapNew() {
        let editor = EditorViewController()
        made = editor
        present(UINavigationController(rootViewController: editor), animated: true) // ok: controller-already-in-hierarchy — made each time
    }

    @objc func load() { navigationController?.pushViewController(LoaderViewController(), animated: true) }
}

final class EditorViewController: UIViewController {}

final class LoaderViewController: UIViewController {
    func loaded() {
        let detail = DetailViewController()
        addChild(detail)
        view.addSubview(detail.view)
    }
}

final class DetailViewController: UIViewController {
    @objc func edit() {
        let editor = FormViewController()
        editor.onSave = { [weak self] in
            guard let self else { return }
            // expect: controller-already-in-hierarchy (error) "can be a child"
            navigationController?.popToViewController(self, animated: true)
        }
        navigationController?.pushViewController(editor, animated: true)
    }
}

final class FormViewController: UIViewController {
    var onSave: (() -> Void)?
    @objc func start() {
        // ok: controller-already-in-hierarchy — it is the element itself
        navigationController?.popToViewController(self, animated: true)
    }
}
