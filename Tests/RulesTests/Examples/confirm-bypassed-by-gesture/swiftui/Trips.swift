import SwiftUI

struct TripsView: View {
    @State private var adds = false
    var body: some View { Button("Add") { adds = true }.sheet(isPresented: $adds) { TripView() } }
}

struct TripView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isDirty = false
    @State private var asks = false
    var body: some View {
        NavigationStack {
            Text("Trip").toolbar {
                Button("Cancel") { if isDirty { asks = true } else { dismiss() } }
                    .confirmationDialog("Discard?", isPresented: $asks) {
                        Button("Discard", role: .destructive) { dismiss() }
                    }
            }
        }
        .interactiveDismissDisabled(!isDirty) // expect: confirm-bypassed-by-gesture "inverted"
    }
}

struct NotesView: View {
    @State private var writes = false
    var body: some View { Button("Write") { writes = true }.sheet(isPresented: $writes) { NoteView() } }
}

final class NoteModel: ObservableObject {
    @Published var asks = false
    var hasText = false

    func cancel(_ close: () -> Void) {
        if hasText { asks = true } else { close() }
    }
}

/// The model raises the question, a call away.
struct NoteView: View {
    @Environment(\.dismiss) private var dismiss
    @StateObject private var model = NoteModel()
    var body: some View {
        NavigationStack {
            Text("Note").toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { model.cancel { dismiss() } } // expect: confirm-bypassed-by-gesture "a swipe down"
                }
            }
            .alert("Discard the note?", isPresented: $model.asks) {
                Button("Discard", role: .destructive) { dismiss() }
            }
        }
    }
}

struct ListsView: View {
    @State private var adds = false
    @State private var edits = false
    @State private var signsOut = false
    var body: some View {
        VStack {
            Button("Add") { adds = true }.sheet(isPresented: $adds) { ListView() }
            Button("Edit") { edits = true }.fullScreenCover(isPresented: $edits) { CoverView() }
            Button("Account") { signsOut = true }.sheet(isPresented: $signsOut) { AccountView() }
        }
    }
}

struct ListView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isDirty = false
    @State private var asks = false
    var body: some View {
        NavigationStack {
            Text("List").toolbar {
                Button("Cancel") { if isDirty { asks = true } else { dismiss() } } // ok: confirm-bypassed-by-gesture — the swipe is locked while it asks
                    .confirmationDialog("Discard?", isPresented: $asks) { Button("Discard", role: .destructive) { dismiss() } }
            }
        }
        .interactiveDismissDisabled(isDirty)
    }
}

struct CoverView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isDirty = false
    @State private var asks = false
    var body: some View {
        NavigationStack {
            Text("List").toolbar {
                Button("Cancel") { if isDirty { asks = true } else { dismiss() } } // ok: confirm-bypassed-by-gesture — a cover has no closing gesture
                    .confirmationDialog("Discard?", isPresented: $asks) { Button("Discard", role: .destructive) { dismiss() } }
            }
        }
    }
}

struct AccountView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var asks = false
    var body: some View {
        NavigationStack {
            Button("Sign Out") { asks = true } // ok: confirm-bypassed-by-gesture — a question about something else
                .confirmationDialog("Sign out?", isPresented: $asks) { Button("Sign Out", role: .destructive) { dismiss() } }
                .toolbar { Button("Close") { dismiss() } } // ok: confirm-bypassed-by-gesture — asks nothing
        }
    }
}
