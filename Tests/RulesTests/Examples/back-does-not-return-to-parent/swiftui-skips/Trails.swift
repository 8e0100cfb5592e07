import SwiftUI

@main
struct TrailsApp: App {
    var body: some Scene { WindowGroup { TrailsView() } }
}

enum Stop: Hashable { case hut, summit, ridge }

struct TrailsView: View {
    @State private var path: [Stop] = []
    var body: some View {
        NavigationStack(path: $path) {
            NavigationLink("Hut", value: Stop.hut)
                .navigationDestination(for: Stop.self) { stop in
                    switch stop {
                    case .hut: HutView()
                    case .summit: SummitView(path: $path)
                    case .ridge: RidgeView(path: $path)
                    }
                }
        }
    }
}

struct HutView: View {
    var body: some View {
        VStack {
            NavigationLink("Summit", value: Stop.summit)
            NavigationLink("Ridge", value: Stop.ridge)
        }
    }
}

/// Its Back goes past the hut.
struct SummitView: View {
    @Binding var path: [Stop]
    var body: some View {
        Text("Summit")
            .navigationBarBackButtonHidden(true)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button { path = [] } label: { Image(systemName: "chevron.left") } // expect: back-does-not-return-to-parent "pops to the root"
                }
            }
    }
}

struct RidgeView: View {
    @Binding var path: [Stop]
    var body: some View {
        Text("Ridge")
            .navigationBarBackButtonHidden(true)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    // ok: back-does-not-return-to-parent — one level up
                    Button { path.removeLast() } label: { Image(systemName: "chevron.left") } // expect: custom-back-kills-swipe (warning)
                }
            }
    }
}
