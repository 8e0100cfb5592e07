import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UIStoryboard(name: "More", bundle: nil).instantiateInitialViewController()
    }
}

final class MoreViewController: UIViewController {
    private lazy var form = MoreForm(controller: self)

    override func viewDidLoad() {
        super.viewDidLoad()
        form.build()
    }
}

final class MoreForm {
    private let controller: UIViewController

    init(controller: UIViewController) { self.controller = controller }

    func build() { addHelp() }

    private func addHelp() { add("Help") { [controller] in controller.performSegue(withIdentifier: "moreHelp", sender: nil) } }

    /// Left out of what is built.
    private func addGifts() { add("Gifts") { [controller] in controller.performSegue(withIdentifier: "moreGifts", sender: nil) } }

    private func add(_ title: String, _ action: @escaping () -> Void) { rows.append((title, action)) }

    private var rows: [(title: String, action: () -> Void)] = []
}

final class HelpViewController: UIViewController {}
final class GiftsViewController: UIViewController {}
