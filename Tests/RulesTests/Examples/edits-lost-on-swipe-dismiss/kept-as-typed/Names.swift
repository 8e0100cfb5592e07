import SwiftUI

struct HomeView: View {
    @State private var names = false
    @State private var letter = false
    var body: some View {
        VStack {
            Button("Names") { names = true }
            Button("Letter") { letter = true }
        }
        .sheet(isPresented: $names) { NamesView() } // ok: edits-lost-on-swipe-dismiss — the defaults keep each key
        .sheet(isPresented: $letter) { LetterView() }
    }
}

struct NamesView: View {
    @Environment(\.dismiss) private var dismiss
    @AppStorage("first") private var first = ""
    @AppStorage("last") private var last = ""
    var body: some View {
        NavigationStack {
            Form {
                TextField("First", text: $first)
                TextField("Last", text: $last)
            }
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } } // ok: edits-lost-on-swipe-dismiss — nothing is lost
            }
        }
    }
}

struct LetterView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var first = ""
    @State private var last = ""
    var body: some View {
        NavigationStack {
            Form {
                TextField("First", text: $first)
                TextField("Last", text: $last)
            }
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } } // expect: edits-lost-on-swipe-dismiss "LetterView"
            }
        }
    }
}
