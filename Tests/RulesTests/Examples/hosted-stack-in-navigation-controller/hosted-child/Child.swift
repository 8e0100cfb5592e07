import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: ListViewController())
    }
}

final class ListViewController: UIViewController {
    @objc func open() { navigationController?.pushViewController(DetailViewController(), animated: true) }
    @objc func openFull() { navigationController?.pushViewController(FullViewController(), animated: true) }
}

final class DetailViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: DetailView())
        addChild(host) // expect: hosted-stack-in-navigation-controller "DetailView"
        view.addSubview(host.view)
        host.didMove(toParent: self)
    }
}

/// It hides the outer bar for the view's own.
final class FullViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.setNavigationBarHidden(true, animated: false)
        let host = UIHostingController(rootView: DetailView())
        addChild(host) // ok: hosted-stack-in-navigation-controller — the outer bar is hidden
        view.addSubview(host.view)
        host.didMove(toParent: self)
    }
}

struct DetailView: View {
    var body: some View { NavigationView { NavigationLink("More") { MoreView() } } }
}

struct MoreView: View {
    var body: some View { TextField("More", text: .constant("")) }
}
