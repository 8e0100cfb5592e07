import Combine
import SwiftUI

final class SetupModel: ObservableObject {
    @Published var shouldDismiss = false
    @Published var shouldClose = false
    @Published var popup = false

    func finish() {
        shouldDismiss = true // expect: dismiss-reaches-nobody (warning) "shouldDismiss"
        self.shouldClose = true // ok: dismiss-reaches-nobody — the view observes it
        popup = true // ok: dismiss-reaches-nobody — no word for closing
    }
}

struct SetupView: View {
    @StateObject private var model = SetupModel()
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Button("Finish") { model.finish() }
            .onReceive(model.$shouldClose) { if $0 { dismiss() } }
    }
}
