import SwiftUI

@main
struct FortApp: App {
    @StateObject private var stage = Stage()
    var body: some Scene { WindowGroup { FortRoot().environmentObject(stage) } }
}

/// Whatever view it is given is shown: which one, only run-time values tell.
final class Stage: ObservableObject {
    struct Shown: Identifiable {
        let id = UUID()
        let view: AnyView
    }

    @Published var shown: Shown?
    func show<Content: View>(_ view: Content) { shown = Shown(view: AnyView(view)) }
}

struct FortRoot: View {
    @EnvironmentObject private var stage: Stage
    var body: some View {
        Text("Fort")
            .sheet(item: $stage.shown) { $0.view } // edge: sheet FortRoot → ?
    }
}

struct WallButton: View {
    @EnvironmentObject private var stage: Stage
    var body: some View { Button("Wall") { stage.show(WallScreen()) } } // edge: none
}

struct WallScreen: View { // screen: WallScreen open
    var body: some View { NavigationLink("Tower") { TowerScreen() } } // ok: push-without-stack — where it is shown is not known
}
struct TowerScreen: View { var body: some View { Text("Tower") } }
