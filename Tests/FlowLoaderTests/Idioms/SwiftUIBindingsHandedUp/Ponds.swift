import SwiftUI

@main
struct PondsApp: App {
    var body: some Scene { WindowGroup { PondsHome() } }
}

enum PondSheet: String, Identifiable {
    case frogs, reeds
    var id: String { rawValue }
}
enum PondPage: Hashable { case pond(Int) }

/// The state is kept here; the views that show it are given bindings.
struct PondsHome: View {
    @State private var sheet: PondSheet?
    @State private var pages: [PondPage] = []
    var body: some View {
        VStack {
            Button("Frogs") { sheet = .frogs }
            Button("First pond") { pages.append(.pond(1)) } // edge: push PondsHome → PondScreen
            PondStack(pages: $pages)
            PondSheets(sheet: $sheet)
        }
        .onOpenURL { _ in sheet = .reeds }
    }
}

struct PondStack: View {
    @Binding var pages: [PondPage]
    var body: some View {
        NavigationStack(path: $pages) {
            List { NavigationLink("Second pond", value: PondPage.pond(2)) } // edge: link PondStack → PondScreen
                .navigationDestination(for: PondPage.self) { _ in PondScreen(pages: $pages) }
        }
    }
}

struct PondSheets: View {
    @Binding var sheet: PondSheet?
    var body: some View {
        Color.clear
            .sheet(item: $sheet) { sheet in // edge: sheet PondSheets → FrogSheet, sheet PondSheets → ReedSheet, sheet PondSheets → ReedSheet
                switch sheet {
                case .frogs: FrogSheet()
                case .reeds: ReedSheet()
                }
            }
    }
}

struct PondScreen: View {
    @Binding var pages: [PondPage]
    var body: some View { Button("All ponds") { pages.removeAll() } } // edge: popToRoot PondScreen → ?
}
struct FrogSheet: View { var body: some View { Text("Frogs") } }
struct ReedSheet: View { var body: some View { Text("Reeds") } }
