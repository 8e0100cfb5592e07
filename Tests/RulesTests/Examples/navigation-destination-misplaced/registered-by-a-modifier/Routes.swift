import SwiftUI

@main
struct RoutesApp: App {
    var body: some Scene { WindowGroup { RoutesView() } }
}

enum Route: Hashable { case note(Int), tag(String) }

extension View {
    /// All destinations, registered once on the root of a stack.
    func withRoutes() -> some View {
        navigationDestination(for: Route.self) { route in // ok: navigation-destination-misplaced — put on a stack's root
            switch route {
            case .note(let number): Text("Note \(number)")
            case .tag(let name): Text(name)
            }
        }
    }
}

struct RoutesView: View {
    @State private var isOpen = false

    var body: some View {
        NavigationStack {
            List(0..<9, id: \.self) { number in
                NavigationLink("Note \(number)", value: Route.note(number)) // ok: push-without-stack — the stack around it has the destination
            }
            .withRoutes()
            // The old way to push from code, and a chevron without a link of its own.
            .background {
                NavigationLink(isActive: $isOpen) { Text("About") } label: { EmptyView() } // ok: push-without-stack — in the stack
            }
        }
    }
}
