import SwiftUI

// Two covers with one shared Cancel: here always, there under a condition. What else closes the second is the end of an operation that may
// fail: what it gives is kept, and the dismissal stands behind the one or in front of the `catch`.
struct ServersView: View {
    @State private var adds = false
    @State private var edits = false
    var body: some View {
        Button("Add") { adds = true }
            .fullScreenCover(isPresented: $adds) { AddServerView() }
            .fullScreenCover(isPresented: $edits) { EditServerView() }
    }
}

struct AddServerView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var servers: [String] = []
    @State private var name = ""
    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                Button("Sign in") { Task { await signIn() } }
            }
            .navigationTitle("Add")
            .toolbar {
                if !servers.isEmpty { CancelItem() }
            }
        }
    }

    private func signIn() async {
        do {
            if name.isEmpty {
                let server = try await Client().guess()
                servers.append(server)
            } else {
                let token = try await Client().token(of: name)
                servers.append(token)
            }
            dismiss()
        } catch {
            name = ""
        }
    }
}

struct EditServerView: View {
    @State private var name = ""
    var body: some View {
        NavigationStack {
            TextField("Name", text: $name)
                .navigationTitle("Edit")
                .toolbar { CancelItem() } // ok: exit-missing-on-one-path — always there
        }
    }
}

struct Client {
    func guess() async throws -> String { "" }
    func token(of name: String) async throws -> String { name }
}
