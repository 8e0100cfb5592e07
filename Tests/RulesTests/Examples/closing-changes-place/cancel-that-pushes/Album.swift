import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: AlbumsViewController())
        return true
    }
}

final class AlbumsViewController: UIViewController {
    @IBAction func open() { navigationController?.pushViewController(AlbumViewController(), animated: true) }
}

final class AlbumViewController: UIViewController {
    @IBAction func share() { present(UINavigationController(rootViewController: ShareViewController()), animated: true) }
    @IBAction func rename() { present(UINavigationController(rootViewController: RenameViewController()), animated: true) }
}

final class ShareViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    @objc private func cancel() {
        let below = presentingViewController as? UINavigationController
        dismiss(animated: true) {
            below?.pushViewController(OffersViewController(), animated: true) // expect: closing-changes-place "“cancel” on “ShareViewController”"
        }
    }
}

final class RenameViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(finish))
    }

    @objc private func cancel() {
        dismiss(animated: true) // ok: closing-changes-place — the layer only
    }

    @objc private func finish() {
        let below = presentingViewController as? UINavigationController
        dismiss(animated: true) {
            below?.pushViewController(OffersViewController(), animated: true) // ok: closing-changes-place — what Done leaves behind is its task’s
        }
    }
}

final class OffersViewController: UIViewController {}
