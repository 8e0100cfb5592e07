import SwiftUI

final class Router: ObservableObject {
    @Published var path: [Step] = []
    static let shared = Router()
}

enum Step: Hashable { case episode(Int), season(Int) }

struct ShowsView: View {
    @StateObject private var router = Router.shared
    var body: some View {
        NavigationStack(path: $router.path) {
            ShelfView().navigationDestination(for: Step.self) { StepView(step: $0) }
        }
    }
}

struct ShelfView: View {
    var body: some View { NavigationLink("Season", value: Step.season(1)) }
}

struct StepView: View {
    let step: Step
    var body: some View {
        switch step {
        case .season(let number): SeasonView(number: number)
        case .episode(let number): EpisodeView(number: number)
        }
    }
}

struct SeasonView: View {
    let number: Int
    var go: (Step) -> Void = { Router.shared.path.append($0) } // ok: repeated-push — who calls it asks first, and forgets what it was for
    @State var jump: Int?

    var body: some View {
        Text("Season").task { jumpOn() }
    }

    private func jumpOn() {
        guard let episode = jump else { return }
        jump = nil
        go(.episode(episode))
    }
}

struct EpisodeView: View {
    let number: Int
    var go: (Step) -> Void = { Router.shared.path.append($0) } // expect: repeated-push "appearance"

    var body: some View {
        Text("Episode").task { go(.season(number)) }
    }
}
