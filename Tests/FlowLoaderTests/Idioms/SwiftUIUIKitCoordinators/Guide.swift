import SwiftUI
import UIKit

/// A coordinator that keeps a UIKit stack of hosted views and gives them closures.
final class GuideCoordinator {
    private let navigation = UINavigationController()

    func start(in window: UIWindow) {
        let model = GuideModel()
        model.onPlace = { [weak self] place in self?.showPlace(place) }
        let list = GuideList(model: model, onAbout: { [weak self] in self?.showAbout() })
        navigation.viewControllers = [UIHostingController(rootView: list)]
        window.rootViewController = navigation
    }

    private func showPlace(_ place: Int) {
        let view = PlaceView(place: place).environmentObject(GuideModel())
        let host = UIHostingController(rootView: view)
        host.navigationItem.title = "Place"
        navigation.pushViewController(host, animated: true) // edge: push flow:GuideCoordinator → PlaceView, push GuideList → PlaceView likely
    }

    private func showAbout() {
        let host = UIHostingController(rootView: AboutView(close: { [weak self] in
            self?.navigation.dismiss(animated: true) // edge: dismiss flow:GuideCoordinator → ?
        }))
        navigation.present(host, animated: true) // edge: present flow:GuideCoordinator → AboutView
    }
}

final class GuideModel: ObservableObject {
    var onPlace: ((Int) -> Void)?
}

struct GuideList: View {
    @ObservedObject var model: GuideModel
    let onAbout: () -> Void
    var body: some View { List { Button("Place") { model.onPlace?(1) } }.toolbar { Button("About", action: onAbout) } }
}
struct PlaceView: View {
    let place: Int
    var body: some View { NavigationLink("Near") { NearView() } } // edge: link PlaceView → NearView
}
struct NearView: View { var body: some View { Text("Near") } }
struct AboutView: View { // screen: AboutView incomplete
    let close: () -> Void
    var body: some View { Button("Close", action: close) }
}
