import SwiftUI

@main struct RegattaApp: App {
    @StateObject private var router = RegattaRouter()
    var body: some Scene {
        WindowGroup {
            RegattaView()
                .environmentObject(router)
                .onOpenURL { url in
                    // ok: deep-link-push-under-modal, deep-link-discards-place, deep-link-ends-nowhere — closes the sheet, and resets the path (6)
                    router.sheet = nil
                    router.path = [url.lastPathComponent]
                }
                .onContinueUserActivity("race") { _ in
                    router.open("race") // ok: deep-link-push-under-modal, deep-link-ends-nowhere — the router closes the sheet (5, 9)
                }
        }
    }
}

enum RegattaSheet: String, Identifiable {
    case rules, crew
    var id: String { rawValue }
}

final class RegattaRouter: ObservableObject {
    @Published var path: [String] = []
    @Published var sheet: RegattaSheet?
    @Published var showsWind = false
    @Published var showsChart = false

    func open(_ race: String) {
        close()
        path = []
        path.append(race)
    }

    private func close() {
        sheet = nil
        showsWind = false
        showsChart = false
    }
}

/// Several sheets on one view, each opened from the base (10).
struct RegattaView: View {
    @EnvironmentObject private var router: RegattaRouter
    var body: some View {
        NavigationStack(path: $router.path) {
            VStack {
                Button("Rules") { router.sheet = .rules }
                Button("Wind") { router.showsWind = true }
                Button("Chart") { router.showsChart = true }
            }
            // ok: deep-link-without-exit, deep-link-back-without-parent — the root stays below
            .navigationDestination(for: String.self) { race in RaceView(race: race) }
        }
        .sheet(item: $router.sheet) { sheet in
            switch sheet {
            case .rules: CourseView(title: "Rules") // ok: modal-without-close, stacked-modals — with Done
            case .crew: CourseView(title: "Crew")
            }
        }
        .sheet(isPresented: $router.showsWind) { CourseView(title: "Wind") } // ok: presentation-dropped, stacked-modals — from the base
        .sheet(isPresented: $router.showsChart) { CourseView(title: "Chart") }
    }
}

struct RaceView: View {
    let race: String
    var body: some View { Text(race) }
}

struct CourseView: View {
    @Environment(\.dismiss) private var dismiss
    let title: String
    var body: some View {
        NavigationStack { Text(title).navigationTitle(title).toolbar { Button("Done") { dismiss() } } }
    }
}
