import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: FairViewController())
    }
}

final class FairViewController: UIViewController {
    @IBAction func logo() { navigationController?.pushViewController(LogoViewController(), animated: true) }
    @IBAction func text() { navigationController?.pushViewController(TextViewController(), animated: true) }
    @IBAction func beside() { navigationController?.pushViewController(BesideViewController(), animated: true) }
    @IBAction func menu() { navigationController?.pushViewController(MenuViewController(), animated: true) }
    @IBAction func face() { navigationController?.pushViewController(FaceViewController(), animated: true) }
    @IBAction func tapped() { navigationController?.pushViewController(TappedViewController(), animated: true) }
    @IBAction func ask() { navigationController?.pushViewController(AskViewController(), animated: true) }
}

/// The picture takes the place of the back button, and the swipe goes with it.
final class LogoViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let logo = UIImageView(image: UIImage(named: "logo"))
        navigationItem.leftBarButtonItem = UIBarButtonItem(customView: logo) // expect: back-hidden-without-exit (warning) "leading item"
    }
}

final class TextViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Fair", style: .plain, target: nil, action: nil) // expect: back-hidden-without-exit
    }
}

final class BesideViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftItemsSupplementBackButton = true
        navigationItem.leftBarButtonItem = UIBarButtonItem(customView: UIImageView()) // ok: back-hidden-without-exit — the back button stands beside it
    }
}

final class MenuViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let menu = UIMenu(title: "More", children: [UIAction(title: "Leave") { [weak self] _ in self?.leave() }])
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "More", menu: menu) // ok: back-hidden-without-exit — the menu leads out
    }

    private func leave() { navigationController?.popViewController(animated: true) }
}

final class FaceViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: back-hidden-without-exit — it leads on
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Me", style: .plain, target: self, action: #selector(open))
    }

    @objc private func open() { navigationController?.pushViewController(LogoViewController(), animated: true) }
}

final class TappedViewController: UIViewController {
    private let logo = UIImageView(image: UIImage(named: "logo"))

    override func viewDidLoad() {
        super.viewDidLoad()
        logo.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(leave)))
        // ok: back-hidden-without-exit — a tap on it goes back
        navigationItem.leftBarButtonItem = UIBarButtonItem(customView: logo) // expect: custom-back-kills-swipe
    }

    @objc private func leave() { navigationController?.popViewController(animated: true) }
}

protocol Guide: AnyObject { func leave() }

final class AskViewController: UIViewController {
    weak var guide: Guide?

    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: back-hidden-without-exit — what the guide does is not known
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Guide", style: .plain, target: self, action: #selector(ask))
    }

    @objc private func ask() { guide?.leave() }
}
