import SwiftUI
import UIKit

/// Hosting classes and factories: who hosts is no matter, what is hosted is.
class TourHost<Content: View>: UIHostingController<Content> {
    var hidesBar = false
}

enum TourFactory {
    /// Wrapped only where nobody hands it a stack.
    static func make(in navigation: UINavigationController? = nil, short: Bool) -> UIViewController {
        let host = TourHost(rootView: Self.view(short: short))
        host.hidesBar = true
        let stack = navigation ?? UINavigationController(rootViewController: host)
        return navigation == nil ? stack : host
    }

    @ViewBuilder private static func view(short: Bool) -> some View {
        if short { ShortTour() } else { LongTour() }
    }

    static func unknown(in navigation: UINavigationController? = nil, _ view: AnyView) -> UIViewController {
        let host = UIHostingController(rootView: view)
        return navigation == nil ? UINavigationController(rootViewController: host) : host
    }
}

final class TourController: UIViewController {
    var anything: AnyView?

    @objc func push() {
        let tour = TourFactory.make(in: navigationController, short: true)
        navigationController?.pushViewController(tour, animated: true) // edge: push TourController → ShortTour, push TourController → LongTour
    }

    @objc func set() {
        guard let anything else { return }
        // What is hosted is not known; that it is pushed bare is.
        let tour = TourFactory.unknown(in: navigationController, anything)
        navigationController?.setViewControllers([tour], animated: true) // ok: unpushable-controller — the wrapper is for the other case
    }

    @objc func show() {
        let host = TourHost(rootView: ShortTour().padding())
        present(host, animated: true) // edge: present TourController → ShortTour
    }
}

struct ShortTour: View { var body: some View { Text("Short") } }
struct LongTour: View { var body: some View { Text("Long") } }
