import SwiftUI

@main
struct OrchardApp: App {
    var body: some Scene { WindowGroup { OrchardView() } }
}

struct Tree: Hashable {}
struct Apple: Hashable {}
struct Seed: Hashable {}

struct OrchardView: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            NavigationLink("Tree", value: Tree())
                .navigationDestination(for: Tree.self) { _ in NavigationLink("Apple", value: Apple()) }
                .navigationDestination(for: Apple.self) { _ in AppleView(path: $path) }
                .navigationDestination(for: Seed.self) { _ in SeedView(path: $path) }
        }
    }
}

struct AppleView: View {
    @Binding var path: NavigationPath

    var body: some View {
        NavigationLink("Seed", value: Seed())
            .navigationBarBackButtonHidden(true)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button { path.removeLast(2) } label: { Image(systemName: "chevron.left") } // expect: back-does-not-return-to-parent "2 levels"
                }
            }
    }
}

struct SeedView: View {
    @Binding var path: NavigationPath

    var body: some View {
        Text("Seed")
            .navigationBarBackButtonHidden(true) // ok: back-does-not-return-to-parent — one level
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button { path.removeLast() } label: { Image(systemName: "chevron.left") } // expect: custom-back-kills-swipe
                }
            }
    }
}
