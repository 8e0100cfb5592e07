import SwiftUI

struct LibraryView: View {
    @State private var adds = false
    var body: some View {
        NavigationStack {
            NavigationLink("Shelf") { ShelfView() }
            Button("Add") { adds = true }
        }
        .sheet(isPresented: $adds) { ServerView() }
    }
}

/// Only ever a sheet: its dismissal takes what lies above along.
struct ServerView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var asks = false
    var body: some View {
        Button("Connect") { asks = true }
            .sheet(isPresented: $asks) {
                NavigationStack {
                    Text("Address")
                        .toolbar { Button("Cancel") { dismiss() } } // ok: dismiss-bound-to-presenter — both sheets go
                }
            }
    }
}

/// Pushed: its dismissal pops it, and the sheet stays.
struct ShelfView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var asks = false
    var body: some View {
        Button("Sort") { asks = true }
            .sheet(isPresented: $asks) {
                NavigationStack {
                    Text("Order")
                        .toolbar { Button("Cancel") { dismiss() } } // expect: dismiss-bound-to-presenter "ShelfView"
                }
            }
    }
}
