import SwiftUI

@main
struct KitchenApp: App {
    var body: some Scene { WindowGroup { KitchenHome() } }
}

enum KitchenStep: Hashable { case chop, cook(minutes: Int), serve }

struct KitchenHome: View {
    @State private var steps: [KitchenStep] = []

    var body: some View {
        NavigationStack(path: $steps) {
            VStack {
                Button("Chop") { steps.append(.chop) } // edge: push KitchenHome → ChopScreen
                Button("Cook") { steps.append(KitchenStep.cook(minutes: 5)) } // edge: push KitchenHome → CookScreen
                // edge: setStack KitchenHome → ChopScreen
                // edge: setStack KitchenHome → CookScreen
                Button("All") { steps = [.chop, .cook(minutes: 3)] }
                Button("Start again") { steps = [] } // edge: popToRoot KitchenHome → ?
                Button("Clear") { steps.removeAll() } // edge: popToRoot KitchenHome → ?
                Button("Add many") { steps += [.serve] } // edge: push KitchenHome → ServeScreen
                Button("Several") { steps.append(contentsOf: [.chop, .serve]) } // edge: push KitchenHome → ChopScreen, push KitchenHome → ServeScreen
            }
            .navigationDestination(for: KitchenStep.self) { step in
                switch step {
                case .chop: ChopScreen(steps: $steps)
                case .cook(let minutes): CookScreen(minutes: minutes) { steps.append(.serve) } // edge: push KitchenHome → ServeScreen
                case .serve: ServeScreen(steps: $steps)
                }
            }
        }
    }
}

/// The path is handed down as a binding.
struct ChopScreen: View {
    @Binding var steps: [KitchenStep]
    var body: some View {
        VStack {
            Button("On") { steps.append(.cook(minutes: 1)) } // edge: push ChopScreen → CookScreen
            Button("Off") { steps.removeLast() } // edge: pop ChopScreen → ?
        }
    }
}

struct CookScreen: View {
    let minutes: Int
    let onReady: () -> Void
    var body: some View { Button("Ready", action: onReady) }
}

struct ServeScreen: View {
    @Binding var steps: [KitchenStep]
    var body: some View {
        VStack {
            Button("Back two") { steps.removeLast(2) } // edge: popTo ServeScreen → ?
            Button("To the start") { steps.removeLast(steps.count) } // edge: popToRoot ServeScreen → ?
            Button("Home") { self.steps = [] } // edge: popToRoot ServeScreen → ?
        }
    }
}
