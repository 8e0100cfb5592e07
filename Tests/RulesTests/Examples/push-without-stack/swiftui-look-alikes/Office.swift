import SwiftUI

@main
struct OfficeApp: App {
    var body: some Scene { WindowGroup { OfficeSplit() } }
}

struct Desk: Hashable, Identifiable { let id: Int }

/// A split's sidebar needs no stack: its links fill the next column, its values are what is selected.
struct OfficeSplit: View {
    @State private var desk: Desk?
    let desks: [Desk] = []
    var body: some View {
        NavigationSplitView {
            List(desks, selection: $desk) { desk in
                NavigationLink("Desk", value: desk) // ok: push-without-stack — a selecting list needs no destination
            }
        } detail: {
            NavigationStack { DeskScreen() }
        }
    }
}

struct DeskScreen: View {
    @State private var isOpen = false
    var body: some View {
        List {
            NavigationLink("Lamp", value: OfficeRoute.lamp) // ok: push-without-stack — the stack of the column
            DrawerRow()
        }
        .officeRoutes()
        // The old way to push by code: a link nobody sees.
        .background(NavigationLink(destination: LampScreen(), isActive: $isOpen) { EmptyView() }) // ok: push-without-stack — in the stack
    }
}

/// A row that brings its own destination stands in the stack of its list.
struct DrawerRow: View {
    @State private var isOpen = false
    var body: some View {
        Button("Drawer") { isOpen = true }
            // ok: push-without-stack — the list's stack is around it
            // expect: navigation-destination-misplaced "lazy List"
            .navigationDestination(isPresented: $isOpen) { DrawerScreen() }
    }
}

enum OfficeRoute: Hashable { case lamp, drawer }

extension View {
    /// The destinations of every stack, registered in one place.
    func officeRoutes() -> some View {
        navigationDestination(for: OfficeRoute.self) { route in // ok: push-without-stack — put on a stack's root
            switch route {
            case .lamp: LampScreen()
            case .drawer: DrawerScreen()
            }
        }
    }
}

struct LampScreen: View { var body: some View { Text("Lamp") } }
struct DrawerScreen: View { var body: some View { Text("Drawer") } }
