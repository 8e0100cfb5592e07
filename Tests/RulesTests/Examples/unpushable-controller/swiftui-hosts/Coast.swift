import SwiftUI
import UIKit

final class CoastController: UIViewController {
    @objc func openWrapped() {
        let nav = UINavigationController(rootViewController: UIHostingController(rootView: BeachView()))
        navigationController?.pushViewController(nav, animated: true) // expect: unpushable-controller (error)
    }

    @objc func openView() {
        let host = UIHostingController(rootView: BeachView())
        navigationController?.pushViewController(host, animated: true) // ok: unpushable-controller — a hosting controller can be pushed
    }

    @objc func openOwnStack() {
        // Two bars, and no exception: another rule's business.
        let host = UIHostingController(rootView: NavigationStack { BeachView() })
        // ok: unpushable-controller — SwiftUI's stack is no controller to push
        // expect: hosted-stack-in-navigation-controller "BeachView"
        navigationController?.pushViewController(host, animated: true)
    }

    @objc func openTabs() {
        let host = UIHostingController(rootView: CoastTabs())
        present(host, animated: true) // ok: unpushable-controller — presented
    }
}

struct BeachView: View { var body: some View { Text("Beach") } }
struct CoastTabs: View {
    var body: some View { TabView { BeachView().tabItem { Text("Beach") } } }
}
