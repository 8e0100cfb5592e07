import SwiftUI

@main
struct TrailsApp: App {
    var body: some Scene { WindowGroup { TrailsView() } }
}

enum Stop: Hashable { case hut, summit }

struct TrailsView: View {
    @State private var path: [Stop] = []
    var body: some View {
        NavigationStack(path: $path) {
            NavigationLink("Hut", value: Stop.hut)
                .navigationDestination(for: Stop.self) { stop in
                    switch stop {
                    case .hut: HutView(path: $path)
                    case .summit: SummitView(path: $path)
                    }
                }
        }
    }
}

/// One level up and the root are the same here.
struct HutView: View {
    @Binding var path: [Stop]
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        NavigationLink("Summit", value: Stop.summit)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button { dismiss() } label: { Image(systemName: "chevron.left") } // ok: back-does-not-return-to-parent — one level up
                }
            }
    }
}

struct SummitView: View {
    @Binding var path: [Stop]
    var body: some View {
        Text("Summit")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Home") { path = [] } // ok: back-does-not-return-to-parent — Home says where it goes
                }
            }
    }
}
