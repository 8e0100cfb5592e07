import Combine
import SwiftUI

@main
struct OrchardApp: App {
    var body: some Scene { WindowGroup { OrchardView() } }
}

enum Tree: Hashable { case apple, pear, plum, fig }

struct OrchardView: View {
    @State private var path: [Tree] = []
    @State private var isWelcomed = false
    @State private var shown: Tree?
    let ripe: AnyPublisher<Void, Never>

    var body: some View {
        NavigationStack(path: $path) {
            Button("Apple") { path.append(.apple) } // ok: repeated-push — a tap
                .onAppear {
                    path.append(.pear) // expect: repeated-push (warning) "every appearance"
                    if !isWelcomed {
                        isWelcomed = true
                        path.append(.fig) // ok: repeated-push — behind a flag
                    }
                }
                .onReceive(ripe) { path.append(.plum) } // expect: repeated-push (info) "onReceive"
                .navigationDestination(for: Tree.self) { TreeView(tree: $0) }
                // ok: repeated-push — a binding that is set twice still shows one
                .task { shown = .fig }
                .sheet(item: $shown) { TreeView(tree: $0) }
        }
    }
}

extension Tree: Identifiable {
    var id: Self { self }
}

struct TreeView: View {
    let tree: Tree
    var body: some View { Text("Tree") }
}
