import SwiftUI

struct HomeView: View {
    @State private var edits = false
    var body: some View {
        Button("Edit") { edits = true }
            .sheet(isPresented: $edits) { ProfileView() }
    }
}

/// Save shows its progress while it works, and is Save all the same.
struct ProfileView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    @State private var about = ""
    @State private var isSaving = false

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                TextField("About", text: $about)
            }
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .topBarTrailing) {
                    Button { // expect: edits-lost-on-swipe-dismiss
                        save()
                        dismiss()
                    } label: {
                        if isSaving { ProgressView() } else { Text("Save") }
                    }
                }
            }
        }
    }

    private func save() { UserDefaults.standard.set(name + about, forKey: "profile") }
}
