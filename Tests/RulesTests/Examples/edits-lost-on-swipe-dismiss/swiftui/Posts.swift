import SwiftUI

struct Feed: View {
    @State private var composes = false
    @State private var filters = false
    @State private var edits = false
    @State private var names = false
    @StateObject private var store = Drafts()

    var body: some View {
        VStack {
            Button("Write") { composes = true }
            Button("Filter") { filters = true }
            Button("Edit") { edits = true }
            Button("Name") { names = true }
        }
        .sheet(isPresented: $composes) { ComposeScreen() }
        .sheet(isPresented: $filters) { FilterScreen(store: store) }
        .sheet(isPresented: $edits) { GuardedScreen() }
        .sheet(isPresented: $names) { KeptScreen(store: store) }
    }
}

final class Drafts: ObservableObject {
    @Published var topic = ""
    @Published var place = ""
    func save() {}
}

/// Composed text that a swipe throws away.
struct ComposeScreen: View {
    @Environment(\.dismiss) private var dismiss
    @State private var title = ""
    @State private var text = ""

    var body: some View {
        NavigationStack {
            VStack {
                TextField("Title", text: $title)
                TextEditor(text: $text)
            }
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) { Button("Post") { dismiss() } } // expect: edits-lost-on-swipe-dismiss
            }
        }
    }
}

struct FilterScreen: View {
    @Environment(\.dismiss) private var dismiss
    @ObservedObject var store: Drafts

    var body: some View {
        NavigationStack {
            VStack {
                TextField("Topic", text: $store.topic)
                TextField("Place", text: $store.place)
            }
            .toolbar {
                // ok: edits-lost-on-swipe-dismiss — it writes through; there is nothing to commit
                ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
            }
        }
    }
}

struct GuardedScreen: View {
    @Environment(\.dismiss) private var dismiss
    @State private var title = ""
    @State private var text = ""

    var body: some View {
        NavigationStack {
            VStack {
                TextField("Title", text: $title)
                TextEditor(text: $text)
            }
            .interactiveDismissDisabled(!text.isEmpty)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                // ok: edits-lost-on-swipe-dismiss — the swipe is off while there is something to lose
                ToolbarItem(placement: .confirmationAction) { Button("Save") { dismiss() } }
            }
        }
    }
}

struct KeptScreen: View {
    @Environment(\.dismiss) private var dismiss
    @ObservedObject var store: Drafts
    @State private var title = ""
    @State private var text = ""

    var body: some View {
        NavigationStack {
            VStack {
                TextField("Title", text: $title)
                TextEditor(text: $text)
            }
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                // ok: edits-lost-on-swipe-dismiss — saved whichever way it goes
                ToolbarItem(placement: .confirmationAction) { Button("Save") { dismiss() } }
            }
        }
        .onDisappear { store.save() }
    }
}
