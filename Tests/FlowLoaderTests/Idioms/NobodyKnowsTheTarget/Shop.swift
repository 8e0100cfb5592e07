import SwiftUI
import UIKit

// What a factory of another module, a container, a router or another bundle gives may be anything: wrapped or bare, with a way out or
// without, a list or a task. No rule speaks of it.

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: ShopViewController(container: Resolver()))
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        // ok: deep-link-push-under-modal, deep-link-without-exit, deep-link-ends-nowhere — the router is another module's
        Router.shared.open(url)
    }
}

final class ShopViewController: UITableViewController {
    private let container: Resolver
    var makeDetail: ((Int) -> UIViewController)!

    init(container: Resolver) {
        self.container = container
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func openCover() {
        let page: UIViewController = container.resolve("page")
        page.modalPresentationStyle = .fullScreen
        // ok: modal-without-exit, modal-without-close, modal-exit-not-rendered — it may be anything
        present(page, animated: true)
    }

    @objc private func openBoard() {
        let board = UIStoryboard(name: "Checkout", bundle: CheckoutBundle.bundle)
        let start = board.instantiateInitialViewController()!
        start.modalPresentationStyle = .fullScreen
        present(start, animated: true) // ok: modal-without-exit, storyboard-reference-missing — another bundle's scene
        show(board.instantiateViewController(withIdentifier: "Pay"), sender: nil) // ok: show-becomes-modal, storyboard-reference-missing — the same
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        // ok: presented-detail, one-screen-two-ways — a detail, or a task
        present(makeDetail(indexPath.row), animated: true)
        // ok: pushed-interruption, unpushable-controller — what it is, others know
        navigationController?.pushViewController(container.resolve("newReview"), animated: true)
    }

    @objc private func close() {
        // ok: dismiss-closes-wrong-layer, presenter-is-busy — whom the presenter means, others know
        container.presenter.dismiss()
        container.presenter.present("Thanks")
    }
}

struct ShopSheet: View {
    @State private var shows = false
    let make: () -> AnyView
    var body: some View {
        Button("Open") { shows = true }
            // ok: modal-without-exit, modal-exit-not-rendered, modal-without-close — whoever makes the view knows
            .fullScreenCover(isPresented: $shows) { make() }
    }
}
