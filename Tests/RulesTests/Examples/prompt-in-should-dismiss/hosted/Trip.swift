import SwiftUI

final class RouteModel: ObservableObject {
    @Published var asks = false
    @Published var isLocked = false
    var isDirty = false
}

struct RouteView: View {
    @ObservedObject var model: RouteModel
    var body: some View {
        Text(model.isLocked ? "Locked" : "Route").alert("Discard?", isPresented: $model.asks) { Button("Discard") {} }
    }
}

final class RouteController: UIHostingController<RouteView>, UIAdaptivePresentationControllerDelegate {
    let model: RouteModel

    init(model: RouteModel) {
        self.model = model
        super.init(rootView: RouteView(model: model))
    }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        model.isLocked = model.isDirty // ok: prompt-in-should-dismiss — state that raises nothing
        return !model.isDirty
    }

    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        model.asks = true // ok: prompt-in-should-dismiss — here the app is to ask
    }
}
