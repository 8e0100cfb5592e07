import SwiftUI

@main
struct MailApp: App {
    var body: some Scene { WindowGroup { InboxView() } }
}

final class InboxModel: ObservableObject {
    @Published var invitation: String?
    @Published var failed = false
}

struct InboxView: View {
    @StateObject private var model = InboxModel()
    @State private var composes = false
    @State private var invites = false
    @State private var greets = false

    var body: some View {
        List {
            Button("Compose") { composes = true }
        }
        .sheet(isPresented: $composes) { ComposeView() }
        .sheet(isPresented: $invites) { InvitationView() } // expect: presenter-is-busy (info) "which may be presenting “ComposeView”"
        .sheet(isPresented: $greets) { GreetingView() } // ok: presenter-is-busy — the view has just come, nothing is presented from it yet
        .onReceive(model.$invitation) { _ in invites = true }
        .task { greets = true }
    }
}

struct ComposeView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
}

struct InvitationView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
}

struct GreetingView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
}
