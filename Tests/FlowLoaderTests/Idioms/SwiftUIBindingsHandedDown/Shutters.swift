import SwiftUI

@main
struct ShuttersApp: App {
    var body: some Scene { WindowGroup { NavigationStack { ShutterHome() } } }
}

struct ShutterHome: View {
    @State private var showsSetup = false
    @State private var chosen: Shutter?
    var body: some View {
        Text("Shutters")
            .sheet(isPresented: $showsSetup) { // edge: sheet ShutterHome → SetupStart in NavigationStack
                NavigationStack { SetupStart(isShown: $showsSetup) }
            }
            .sheet(item: $chosen) { shutter in ShutterCard(shutter: shutter, chosen: $chosen) } // edge: sheet ShutterHome → ShutterCard
    }
}

struct Shutter: Identifiable { let id: Int }

struct SetupStart: View {
    @Binding var isShown: Bool
    var body: some View {
        NavigationLink("Next") { SetupEnd(isShown: $isShown) } // edge: link SetupStart → SetupEnd
    }
}

/// Closes the whole layer, although it is pushed in it.
struct SetupEnd: View {
    @Binding var isShown: Bool
    var body: some View {
        Button("Finish") { isShown = false } // edge: dismiss SetupEnd → ?
    }
}

struct ShutterCard: View {
    let shutter: Shutter
    @Binding var chosen: Shutter?
    var body: some View {
        VStack {
            Button("Close") { chosen = nil } // edge: dismiss ShutterCard → ?
            ShutterFooter(close: { chosen = nil }) // edge: dismiss ShutterCard → ?, embed ShutterCard → ShutterFooter
        }
    }
}

struct ShutterFooter: View {
    let close: () -> Void
    var body: some View { Button("Close", action: close) }
}
