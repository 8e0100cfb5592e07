import SwiftUI

@main
struct SearchApp: App {
    var body: some Scene { WindowGroup { ListView() } }
}

enum Page: Hashable { case result }

struct ListView: View {
    @State private var path: [Page] = []
    @State private var filters = false
    @State private var sorts = false
    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Button("Filter") { filters = true }
                Button("Sort") { sorts = true }
            }
            .navigationDestination(for: Page.self) { _ in ResultView() }
        }
        .sheet(isPresented: $filters) { FilterView(path: $path) }
        .sheet(isPresented: $sorts) { SortView(path: $path) }
    }
}

struct FilterView: View {
    @Binding var path: [Page]
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack {
            Button("Close") { dismiss() }
            Button("Apply") {
                path.append(.result) // expect: place-moves-under-layer "moves what lies under it to “ResultView”"
            }
        }
    }
}

struct SortView: View {
    @Binding var path: [Page]
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack {
            Button("Close") { dismiss() }
            Button("Apply") {
                path.append(.result) // ok: place-moves-under-layer — and the sheet goes
                dismiss()
            }
        }
    }
}

struct ResultView: View {
    var body: some View { Text("Result") }
}
