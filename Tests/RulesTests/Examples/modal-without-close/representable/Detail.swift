import SwiftUI
import UIKit

struct MapScreen: View {
    @State private var showsStop = false
    @State private var showsRoute = false
    var body: some View {
        Button("Stop") { showsStop = true }
            .sheet(isPresented: $showsStop) { StopHost() } // expect: modal-without-close (info)
            // ok: modal-without-close — the maker adds it
            .sheet(isPresented: $showsRoute) { RouteHost { showsRoute = false } }
    }
}

struct StopHost: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: StopController())
    }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

struct RouteHost: UIViewControllerRepresentable {
    let onClose: () -> Void
    func makeUIViewController(context: Context) -> UINavigationController {
        let route = RouteController()
        route.navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Close") { _ in onClose() })
        return UINavigationController(rootViewController: route)
    }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

final class StopController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Stop"
    }
}

final class RouteController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Route"
    }
}
