import SwiftUI

@main
struct RangerApp: App {
    var body: some Scene { WindowGroup { NavigationStack { RangerHome() } } }
}

struct RangerHome: View {
    @State private var showsPermit = false
    @State private var showsRules = false
    @State private var isAsking = false
    var body: some View {
        Text("Ranger")
            .sheet(isPresented: $showsPermit) {
                NavigationStack { PermitForm(onDone: { showsPermit = false }, onCancel: close) }
            }
            .fullScreenCover(isPresented: $showsRules) { RulesScreen { showsRules = false } }
            .alert("Leave?", isPresented: $isAsking) { Button("Leave") { showsPermit = false } }
    }

    func close() { showsPermit = false }
}

/// The closures that close it come from outside.
struct PermitForm: View { // screen: PermitForm incomplete closed
    let onDone: () -> Void
    var onCancel: (() -> Void)?
    var body: some View {
        Text("Permit").toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { onCancel?() } }
            ToolbarItem(placement: .confirmationAction) { Button("Done", action: onDone) }
        }
    }
}

struct RulesScreen: View { // screen: RulesScreen incomplete closed
    let accept: () -> Void
    var body: some View { Button("Accept") { accept() } }
}
