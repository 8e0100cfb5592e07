import SwiftUI
import UIKit

/// A class that hosts a view with a stack.
final class ProfileHost: UIHostingController<ProfileView> {
    init() { super.init(rootView: ProfileView()) }
    @MainActor required dynamic init?(coder: NSCoder) { nil }
}

struct ProfileView: View {
    var body: some View {
        NavigationStack { NavigationLink("Badges") { BadgesView() } }
    }
}

struct BadgesView: View {
    var body: some View { TextField("Badge", text: .constant("")) }
}

final class AccountViewController: UIViewController {
    @objc func openProfile() {
        // expect: hosted-stack-in-navigation-controller "ProfileView"
        navigationController?.pushViewController(ProfileHost(), animated: true)
    }

    @objc func presentProfile() {
        present(ProfileHost(), animated: true) // ok: hosted-stack-in-navigation-controller — the only stack of its layer
    }

    @objc func openBadges() {
        let host = UIHostingController(rootView: BadgesView())
        navigationController?.pushViewController(host, animated: true) // ok: hosted-stack-in-navigation-controller — no stack in it
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: AccountViewController())
    }
}
