import SwiftUI

@main
struct AtticApp: App {
    var body: some Scene { WindowGroup { NavigationStack { AtticHome() } } }
}

/// Links and presentations in toolbars, menus, context menus, swipe actions, overlays, headers and insets.
struct AtticHome: View {
    @State private var box: AtticBox?
    let boxes: [AtticBox] = []
    var body: some View {
        List {
            Section {
                ForEach(boxes) { box in
                    Text("Box")
                        .contextMenu { NavigationLink("Lid") { LidScreen() } } // edge: link AtticHome → LidScreen
                        .swipeActions { Button("Open") { self.box = box } }
                        .sheet(item: $box) { _ in BoxSheet() } // edge: sheet AtticHome → BoxSheet
                }
            } header: {
                NavigationLink("Header") { LidScreen() } // edge: link AtticHome → LidScreen
            } footer: {
                NavigationLink("Footer") { LidScreen() } // edge: link AtticHome → LidScreen
            }
        }
        .overlay { NavigationLink("Over") { BeamScreen() } } // edge: link AtticHome → BeamScreen
        .safeAreaInset(edge: .bottom) { NavigationLink("Inset") { BeamScreen() } } // edge: link AtticHome → BeamScreen
        .toolbar {
            NavigationLink("Bar") { BeamScreen() } // edge: link AtticHome → BeamScreen
            ToolbarItem(placement: .principal) { NavigationLink("Title") { BeamScreen() } } // edge: link AtticHome → BeamScreen
            ToolbarItemGroup(placement: .bottomBar) {
                Menu("More") {
                    NavigationLink("Rafters") { RafterScreen() } // edge: link AtticHome → RafterScreen
                    Section { NavigationLink("Nails") { RafterScreen() } } // edge: link AtticHome → RafterScreen
                }
            }
        }
        .navigationBarItems(trailing: NavigationLink("Old bar") { RafterScreen() }) // edge: link AtticHome → RafterScreen
    }
}

struct AtticBox: Identifiable, Hashable { let id: Int }
struct LidScreen: View { var body: some View { Text("Lid") } }
struct BoxSheet: View { var body: some View { Text("Box") } }
struct BeamScreen: View { var body: some View { Text("Beam") } }
struct RafterScreen: View { var body: some View { Text("Rafters") } }
