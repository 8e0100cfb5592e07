import SwiftUI

struct CloseButton: View {
    @Environment(\.dismiss) private var dismiss
    @State private var asks = false
    var isCareful: Bool
    init(isCareful: Bool = false) { self.isCareful = isCareful }

    var body: some View {
        Button("Close", action: close) // ok: confirm-bypassed-by-gesture — whether it asks is told where it is made
            .confirmationDialog("Discard?", isPresented: $asks) {
                Button("Discard", role: .destructive) { dismiss() }
            }
    }

    private func close() {
        if isCareful { asks = true } else { dismiss() }
    }
}

struct CarefulButton: View {
    @Environment(\.dismiss) private var dismiss
    @State private var asks = false

    var body: some View {
        Button("Close") { asks = true } // expect: confirm-bypassed-by-gesture "asks before discarding"
            .confirmationDialog("Discard?", isPresented: $asks) {
                Button("Discard", role: .destructive) { dismiss() }
            }
    }
}

struct ListView: View {
    @State private var sorts = false
    @State private var writes = false
    var body: some View {
        Button("Sort") { sorts = true }
            .sheet(isPresented: $sorts) { SortView() }
            .sheet(isPresented: $writes) { WriteView() }
    }
}

struct SortView: View {
    @State private var text = ""
    var body: some View {
        NavigationStack {
            Form { TextField("Word", text: $text) }
                .toolbar { ToolbarItem(placement: .cancellationAction) { CloseButton() } }
        }
    }
}

struct WriteView: View {
    @State private var text = ""
    var body: some View {
        NavigationStack {
            Form { TextField("Word", text: $text) }
                .toolbar { ToolbarItem(placement: .cancellationAction) { CarefulButton() } }
        }
    }
}
