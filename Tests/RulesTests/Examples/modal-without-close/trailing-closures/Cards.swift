import SwiftUI

struct Deck: View {
    @State private var showsRules = false
    @State private var showsScore = false

    var body: some View {
        VStack {
            Button("Rules") { showsRules = true }
            Button("Score") { showsScore = true }
        }
        .sheet(isPresented: $showsRules) {
            Page { RulesScreen() } // ok: modal-without-close — the closure is the content: what follows it has a value
        }
        .sheet(isPresented: $showsScore) {
            Page(title: "Score") { ScoreScreen() } footer: { Text("Points") } // ok: modal-without-close — the same with both
        }
    }
}

struct Page<Content: View, Footer: View>: View {
    @Environment(\.dismiss) private var dismiss
    private let title: String
    private let content: Content
    private let footer: Footer

    init(title: String = "", @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer = { EmptyView() }) {
        self.title = title
        self.content = content()
        self.footer = footer()
    }

    var body: some View {
        NavigationStack {
            VStack {
                content
                footer
            }
            .toolbar { Button("Close") { dismiss() } }
        }
    }
}

struct RulesScreen: View {
    var body: some View { Text("Rules").navigationTitle("Rules") }
}

struct ScoreScreen: View {
    var body: some View { Text("Score").navigationTitle("Score") }
}
