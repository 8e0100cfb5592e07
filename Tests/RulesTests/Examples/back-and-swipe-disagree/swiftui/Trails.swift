import SwiftUI

@main
struct TrailsApp: App {
    var body: some Scene { WindowGroup { TrailsView() } }
}

enum Stop: Hashable { case hut, ridge, summit }

struct TrailsView: View {
    @State private var path: [Stop] = []
    var body: some View {
        NavigationStack(path: $path) {
            NavigationLink("Hut", value: Stop.hut)
                .navigationDestination(for: Stop.self) { stop in
                    switch stop {
                    case .hut: HutView()
                    case .ridge: RidgeView(path: $path)
                    case .summit: SummitView(path: $path)
                    }
                }
        }
    }
}

struct HutView: View {
    var body: some View {
        VStack {
            NavigationLink("Ridge", value: Stop.ridge)
            NavigationLink("Summit", value: Stop.summit)
        }
    }
}

struct RidgeView: View {
    @Binding var path: [Stop]
    var body: some View {
        Button("Back") { path.removeLast() } // ok: back-and-swipe-disagree — as the swipe does
    }
}

struct SummitView: View {
    @Binding var path: [Stop]
    var body: some View {
        Button("Back") { path = [.ridge] } // expect: back-and-swipe-disagree "the back swipe goes to “HutView”"
    }
}
