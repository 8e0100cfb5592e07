import SwiftUI

struct GamesView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isShowing = false
    @State private var isChoosing = false

    var body: some View {
        VStack {
            Button("Back") { dismiss() } // ok: dismiss-bound-to-presenter — in the view itself
            Button("New") { isShowing = true }
        }
        .sheet(isPresented: $isShowing) {
            EditorView { dismiss() } // ok: dismiss-bound-to-presenter — a callback of the child's
        }
        .confirmationDialog("Leave?", isPresented: $isChoosing) {
            Button("Leave", role: .destructive) { dismiss() } // ok: dismiss-bound-to-presenter — a dialog closes itself
        }
    }
}

struct EditorView: View {
    let onSave: () -> Void
    @Environment(\.dismiss) private var dismiss
    @State private var isHelping = false
    var body: some View {
        VStack {
            Button("Save") { onSave() }
            Button("Help") { isHelping = true }
        }
        .sheet(isPresented: $isHelping) {
            VStack {
                Button("Close") { isHelping.toggle() } // ok: dismiss-bound-to-presenter — its binding is turned over
            }
        }
    }
}
