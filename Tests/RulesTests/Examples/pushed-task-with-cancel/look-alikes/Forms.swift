import SwiftUI

struct PlacesView: View {
    @State private var adds = false
    var body: some View {
        NavigationStack {
            NavigationLink("Place") { PlaceView() }
                .sheet(isPresented: $adds) { NavigationStack { PlaceForm() } }
                .toolbar { Button("Add") { adds = true } }
        }
    }
}

struct PlaceView: View {
    @State private var isEditing = false
    var body: some View {
        Text("Place")
            .navigationBarBackButtonHidden(isEditing)
            .toolbar {
                if isEditing {
                    // ok: pushed-task-with-cancel — while one edits
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isEditing = false } }
                    ToolbarItem(placement: .confirmationAction) { Button("Save") { isEditing = false } }
                }
            }
    }
}

struct PlaceForm: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("New place").toolbar {
            // ok: pushed-task-with-cancel — presented
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
            ToolbarItem(placement: .confirmationAction) { Button("Save") { dismiss() } }
        }
    }
}
