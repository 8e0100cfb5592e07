import SwiftUI
import UIKit

final class LighthouseSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let tabs = UITabBarController()
        let home = UINavigationController(rootViewController: LighthouseHome())
        let lamp = UINavigationController(rootViewController: UIHostingController(rootView: LampView()))
        tabs.viewControllers = [home, lamp, UIHostingController(rootView: KeeperView())]
        window?.rootViewController = tabs
    }
}

final class LighthouseHome: UIViewController {
    private lazy var fog = UIHostingController(rootView: FogView())

    @objc func pushOne() {
        navigationController?.pushViewController(UIHostingController(rootView: StairView()), animated: true) // edge: push LighthouseHome → StairView
    }

    @objc func presentOne() {
        let host = UIHostingController(rootView: BeamView())
        host.modalPresentationStyle = .fullScreen
        present(host, animated: true) // edge: present LighthouseHome → BeamView // expect: modal-without-exit
    }

    @objc func presentWrapped() {
        let nav = UINavigationController(rootViewController: UIHostingController(rootView: BeamView()))
        present(nav, animated: true) // edge: present LighthouseHome → BeamView in UINavigationController
    }

    @objc func presentItsOwn() {
        present(UIHostingController(rootView: NavigationStack { LensView() }), animated: true) // edge: present LighthouseHome → LensView in NavigationStack
    }

    @objc func presentErased() {
        present(UIHostingController(rootView: AnyView(LensView().padding())), animated: true) // edge: present LighthouseHome → LensView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(fog) // edge: embed LighthouseHome → FogView
        view.addSubview(fog.view)
        fog.didMove(toParent: self)
    }
}

/// Hosted at the root of a UIKit stack: its links push there.
struct LampView: View {
    var body: some View { NavigationLink("Stairs") { StairView() } } // edge: link LampView → StairView
}

/// A tab with a stack of its own.
struct KeeperView: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Bed") { StairView() } // edge: link KeeperView → StairView
        }
    }
}

struct StairView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Down") { dismiss() } } // edge: dismiss StairView → ?
}
struct BeamView: View { var body: some View { Text("Beam") } }
struct LensView: View { var body: some View { List { Text("Lens") } } }
struct FogView: View { var body: some View { NavigationLink("Horn") { StairView() } } } // edge: link FogView → StairView
