import SwiftUI

@main
struct ForgeApp: App {
    var body: some Scene { WindowGroup { NavigationStack { ForgeHome() } } }
}

struct ForgeHome: View {
    @State private var shows = false
    var body: some View {
        NavigationLink("Anvil") { AnvilScreen() }
            .sheet(isPresented: $shows) { NavigationStack { HammerForm() } }
    }
}

/// Alerts, and what their buttons do.
struct HammerForm: View {
    @Environment(\.dismiss) private var dismiss
    @State private var asksToDiscard = false
    @State private var asksHow = false
    @State private var problem: ForgeProblem?
    @State private var opensAnvil = false
    var body: some View {
        TextField("Name", text: .constant(""))
            .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") { asksToDiscard = true } } } // expect: confirm-bypassed-by-gesture "a swipe down"
            .alert("Discard?", isPresented: $asksToDiscard) { // edge: alert HammerForm → system:Alert
                Button("Discard", role: .destructive) { dismiss() } // edge: dismiss HammerForm → ?
                Button("Keep", role: .cancel) {}
            } message: { Text("It is not saved.") }
            .confirmationDialog("How?", isPresented: $asksHow, titleVisibility: .visible) { // edge: actionSheet HammerForm → system:ConfirmationDialog
                Button("On the anvil") { opensAnvil = true }
            }
            .alert(item: $problem) { problem in // edge: alert HammerForm → system:Alert
                Alert(title: Text("Problem"), dismissButton: .default(Text("OK")) { dismiss() }) // edge: dismiss HammerForm → ?
            }
            .navigationDestination(isPresented: $opensAnvil) { AnvilScreen() } // edge: destination HammerForm → AnvilScreen
    }
}

struct ForgeProblem: Identifiable { let id: Int }
struct AnvilScreen: View { var body: some View { Text("Anvil") } }
