import SwiftData
import SwiftUI

// What is typed goes into an object of the database at once.

@Model
final class Note {
    var title = ""
    var text = ""

    init() {}
}

@Observable
final class Draft {
    var title = ""
    var text = ""
}

struct NotesView: View {
    @State private var opened: Note?
    @State private var composes = false
    let note: Note

    var body: some View {
        NavigationStack {
            List {
                Button("Open") { opened = note }
                Button("Compose") { composes = true }
            }
            .sheet(item: $opened) { note in NavigationStack { NoteEditor(note: note) } }
            .sheet(isPresented: $composes) { NavigationStack { DraftEditor(draft: Draft()) } }
        }
    }
}

struct NoteEditor: View {
    @Environment(\.dismiss) private var dismiss
    @Bindable var note: Note

    var body: some View {
        Form {
            TextField("Title", text: $note.title)
            TextField("Text", text: $note.text)
        }
        .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
            // ok: edits-lost-on-swipe-dismiss — the note has it already
            ToolbarItem(placement: .confirmationAction) { Button("Save") { dismiss() } }
        }
    }
}

struct DraftEditor: View {
    @Environment(\.dismiss) private var dismiss
    @Bindable var draft: Draft

    var body: some View {
        Form {
            TextField("Title", text: $draft.title)
            TextField("Text", text: $draft.text)
        }
        .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
            // expect: edits-lost-on-swipe-dismiss
            ToolbarItem(placement: .confirmationAction) { Button("Save") { dismiss() } }
        }
    }
}
