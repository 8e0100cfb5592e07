import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: GardenViewController())
    }
}

final class GardenViewController: UIViewController {
    @IBAction func plant() { present(UINavigationController(rootViewController: SeedViewController()), animated: true) }
}

final class SeedViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    @objc private func cancel() { dismiss(animated: true) }
    @IBAction func soil() { navigationController?.pushViewController(SoilViewController(), animated: true) }
    @IBAction func water() { navigationController?.pushViewController(WaterViewController(), animated: true) }
}

/// The second page of the modal flow: its arrow throws the first one away as well.
final class SoilViewController: UIViewController {
    private let arrow = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        arrow.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
        arrow.addTarget(self, action: #selector(leave), for: .touchUpInside) // expect: back-does-not-return-to-parent
        view.addSubview(arrow)
    }

    @objc private func leave() { dismiss(animated: true) }
}

final class WaterViewController: UIViewController {
    private let arrow = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        arrow.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
        arrow.addTarget(self, action: #selector(leave), for: .touchUpInside) // ok: back-does-not-return-to-parent — one level up
        view.addSubview(arrow)
    }

    @objc private func leave() { navigationController?.popViewController(animated: true) }
}
