import MessageUI
import SwiftUI
import UIKit

@main
struct CampApp: App {
    var body: some Scene { WindowGroup { NavigationStack { CampHome() } } }
}

struct CampHome: View {
    @State private var showsMap = false
    @State private var showsMail = false
    @State private var showsTent = false
    var body: some View {
        VStack {
            NavigationLink("Fire") { FireView() } // edge: link CampHome → FireView
            NavigationLink("Tent") { TentFlow() } // edge: link CampHome → TentFlow
        }
        .sheet(isPresented: $showsMap) { MapView2() } // edge: sheet CampHome → MapView2
        .sheet(isPresented: $showsMail) { MailView() } // edge: sheet CampHome → MailView
        .sheet(isPresented: $showsTent) { TentFlow() } // edge: sheet CampHome → TentFlow
    }
}

/// A controller that pushes: in a SwiftUI stack it finds one, in a bare sheet it does not.
struct FireView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> FireController { FireController() } // edge: embed FireView → FireController
    func updateUIViewController(_ controller: FireController, context: Context) {}
}

final class FireController: UIViewController {
    @objc func open() {
        navigationController?.pushViewController(WoodController(), animated: true) // edge: push FireController → WoodController
    }
}

struct MapView2: UIViewControllerRepresentable {
    typealias UIViewControllerType = UIViewController
    func makeUIViewController(context: Context) -> UIViewController {
        let controller = PathController()
        controller.title = "Map"
        return controller
    } // the line of the function is where the controller comes from
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct MailView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> MFMailComposeViewController { // edge: embed MailView → system:MFMailComposeViewController
        MFMailComposeViewController()
    }
    func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
}

/// Brings a UIKit stack of its own.
struct TentFlow: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController { // edge: embed TentFlow → TentController in UINavigationController
        UINavigationController(rootViewController: TentController())
    }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

final class TentController: UIViewController {
    @objc func open() {
        navigationController?.pushViewController(WoodController(), animated: true) // edge: push TentController → WoodController
    }
}

final class PathController: UIViewController {}
final class WoodController: UIViewController {}
