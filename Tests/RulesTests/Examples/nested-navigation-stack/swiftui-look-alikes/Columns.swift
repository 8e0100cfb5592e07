import SwiftUI

/// One stack a tab, one a column.
struct PantryWindow: View {
    var body: some View {
        TabView {
            NavigationStack { JarList() }.tabItem { Text("Jars") } // ok: nested-navigation-stack — one stack a tab
            PantryColumns().tabItem { Text("Columns") }
        }
    }
}

struct PantryColumns: View {
    var body: some View {
        NavigationSplitView {
            List { Text("Jars") }
        } detail: {
            NavigationStack { JarList() } // ok: nested-navigation-stack — a column's own stack
        }
    }
}
