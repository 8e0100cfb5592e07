import SwiftUI

@main
struct ChoirApp: App {
    var body: some Scene { WindowGroup { ChoirHome() } }
}

enum ChoirPage: Hashable { case song(Int), score }
enum ChoirSheet: String, Identifiable {
    case tenors, basses
    var id: String { rawValue }
}

/// Content given by the name of a function, of an initialiser, or of another object's function.
struct ChoirHome: View {
    @State private var pages: [ChoirPage] = []
    @State private var sheet: ChoirSheet?
    @State private var cover: ChoirSheet?
    private let factory = ChoirFactory()
    var body: some View {
        NavigationStack(path: $pages) {
            // edge: push ChoirHome → ScoreScreen
            List { Button("Score") { pages.append(.score) } }
                .navigationDestination(for: ChoirPage.self, destination: screen(for:)) // edge: destination ChoirHome → SongScreen, destination ChoirHome → ScoreScreen
                .navigationDestination(for: Int.self, destination: SongScreen.init) // edge: destination ChoirHome → SongScreen
        }
        .onAppear { pages = [.song(1)] } // edge: setStack ChoirHome → SongScreen
        .sheet(item: $sheet, content: sheetContent) // edge: sheet ChoirHome → TenorSheet, sheet ChoirHome → BassSheet
        .fullScreenCover(item: $cover, content: factory.cover) // edge: cover ChoirHome → TenorSheet, cover ChoirHome → BassSheet // expect: modal-without-exit
    }

    @ViewBuilder private func screen(for page: ChoirPage) -> some View {
        switch page {
        case .song(let number): SongScreen(number: number)
        case .score: ScoreScreen()
        }
    }

    @ViewBuilder private func sheetContent(_ sheet: ChoirSheet) -> some View {
        switch sheet {
        case .tenors: TenorSheet()
        case .basses: BassSheet()
        }
    }
}

struct ChoirFactory {
    @ViewBuilder func cover(_ sheet: ChoirSheet) -> some View {
        if sheet == .tenors { TenorSheet() } else { BassSheet() }
    }
}

struct SongScreen: View {
    let number: Int
    var body: some View { Text("Song") }
}
struct ScoreScreen: View { var body: some View { Text("Score") } }
struct TenorSheet: View { var body: some View { Text("Tenors") } }
struct BassSheet: View { var body: some View { Text("Basses") } }
