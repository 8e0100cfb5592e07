import SwiftUI

struct HomeScreen: View {
    @State private var showsTides = false
    @State private var showsWinds = false
    @State private var showsWaves = false

    var body: some View {
        VStack {
            Button("Tides") { showsTides = true }
            Button("Winds") { showsWinds = true }
            Button("Waves") { showsWaves = true }
        }
        .sheet(isPresented: $showsTides) {
            Closable { TidesScreen() } // ok: modal-without-close, modal-exit-not-rendered — the wrapper brings the bar and Done
        }
        .sheet(isPresented: $showsWinds) {
            Closable { WindsScreen() } // ok: modal-without-close — its trailing closure is the content, not the action before it
        }
        .sheet(isPresented: $showsWaves) { // expect: modal-without-close (info) "WavesScreen"
            Framed { WavesScreen() }
        }
    }
}

/// Brings a stack and a way out.
struct Closable<Content: View>: View {
    @Environment(\.dismiss) private var dismiss
    let onClose: () -> Void
    let content: Content

    init(onClose: @escaping () -> Void = {}, @ViewBuilder content: () -> Content) {
        self.onClose = onClose
        self.content = content()
    }

    var body: some View {
        NavigationStack {
            content.toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") {
                        onClose()
                        dismiss()
                    }
                }
            }
        }
    }
}

/// Brings a stack only.
struct Framed<Content: View>: View {
    @ViewBuilder var content: () -> Content

    var body: some View {
        NavigationStack { content() }
    }
}

struct TidesScreen: View {
    var body: some View { Text("Tides").navigationTitle("Tides") }
}

struct WindsScreen: View {
    var body: some View { Text("Winds").navigationTitle("Winds") }
}

struct WavesScreen: View {
    var body: some View { Text("Waves").navigationTitle("Waves") }
}
