import SwiftUI

struct RootView: View {
    @State private var adds = false
    @State private var edits = false
    var body: some View {
        Button("Add") { adds = true }
            .fullScreenCover(isPresented: $adds) { AddAccountView() }
            .fullScreenCover(isPresented: $edits) { EditAccountView() }
    }
}

struct AddAccountView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var accounts: [String] = []
    @State private var server = ""
    var body: some View {
        NavigationStack {
            Form { TextField("Server", text: $server) }
                .navigationTitle("Add")
                .toolbar {
                    if !accounts.isEmpty {
                        ToolbarItem(placement: .cancellationAction) {
                            Button("Cancel") { dismiss() } // expect: exit-missing-on-one-path (info) "under a condition"
                        }
                    }
                }
        }
    }
}

struct EditAccountView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isChanged = false
    var body: some View {
        NavigationStack {
            Text("Edit").toolbar {
                if isChanged {
                    ToolbarItem { Button("Cancel") { dismiss() } } // ok: exit-missing-on-one-path — the other arm has one too
                } else {
                    ToolbarItem { Button("Close") { dismiss() } }
                }
            }
        }
    }
}
