import SwiftUI

@main
struct CeramicsApp: App {
    var body: some Scene { WindowGroup { NavigationStack { CeramicsHome() } } }
}

struct CeramicsHome: View {
    var body: some View { NavigationLink("Vase") { VaseScreen() } }
}

/// Whoever declares `dismiss` is closed by it: here the vase, not the sheet.
struct VaseScreen: View {
    @Environment(\.dismiss) private var dismiss
    @State private var showsGlaze = false
    var body: some View {
        Text("Vase")
            .sheet(isPresented: $showsGlaze) {
                NavigationStack {
                    Text("Glaze").toolbar {
                        // ok: back-chevron-on-modal — it is not this layer that it closes
                        // expect: dismiss-bound-to-presenter "VaseScreen"
                        Button { dismiss() } label: { Image(systemName: "chevron.left") } // edge: dismiss VaseScreen → ?
                    }
                }
            }
    }
}
