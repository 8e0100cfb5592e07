import SwiftUI

@main
struct ToysApp: App {
    var body: some Scene { WindowGroup { NavigationStack { ToyShelf() } } }
}

struct ToyShelf: View {
    let kind: ToyKind = .train
    var body: some View {
        VStack {
            NavigationLink("Erased") { AnyView(TrainScreen()) } // edge: link ToyShelf → TrainScreen
            NavigationLink("By a factory") { ToyFactory.screen(for: kind) } // edge: link ToyShelf → TrainScreen, link ToyShelf → DollScreen
            NavigationLink("By a property") { kind.screen } // edge: link ToyShelf → TrainScreen, link ToyShelf → DollScreen
            NavigationLink("By an existential") { ToyFactory.any() } // edge: link ToyShelf → KiteScreen
            NavigationLink(destination: erased) { Text("From a local") } // edge: link ToyShelf → KiteScreen
        }
    }

    private var erased: AnyView {
        let kite = KiteScreen()
        return AnyView(kite)
    }
}

enum ToyKind {
    case train, doll
    var screen: AnyView {
        switch self {
        case .train: return AnyView(TrainScreen())
        case .doll: return AnyView(DollScreen())
        }
    }
}

enum ToyFactory {
    @ViewBuilder static func screen(for kind: ToyKind) -> some View {
        switch kind {
        case .train: TrainScreen()
        case .doll: DollScreen()
        }
    }

    static func any() -> any View { KiteScreen() }
}

struct TrainScreen: View { var body: some View { Text("Train") } }
struct DollScreen: View { var body: some View { Text("Doll") } }
struct KiteScreen: View { var body: some View { Text("Kite") } }
