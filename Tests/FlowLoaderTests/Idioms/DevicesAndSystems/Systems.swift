import SwiftUI

// What a test of the system's version decides is decided for each system by itself.

@main struct TidesApp: App {
    var body: some Scene {
        WindowGroup {
            if #available(iOS 16, *) { NavigationStack { TidesView() } } else { NavigationView { TidesView() } }
        }
    }
}

struct TidesView: View {
    @State private var showsMap = false
    @State private var showsLog = false
    var body: some View {
        Button("Map") { showsMap = true }
            .sheet(isPresented: $showsMap) {
                // ok: modal-exit-not-rendered, modal-without-close — wrapped on every system
                if #available(iOS 16, *) { NavigationStack { MapView() } } else { NavigationView { MapView() } }
            }
            .sheet(isPresented: $showsLog) { LogView() } // ok: modal-without-close, stacked-modals — its Done is there on every system
    }
}

struct MapView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Map").toolbar { Button("Done") { dismiss() } }
    }
}

struct LogView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        NavigationView {
            Text("Log").navigationTitle("Log").toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    // ok: exit-missing-on-one-path, modal-without-close — both arms have one
                    if #available(iOS 26, *) { Button("Close") { dismiss() } } else { Button("Done") { dismiss() } }
                }
            }
        }
    }
}
