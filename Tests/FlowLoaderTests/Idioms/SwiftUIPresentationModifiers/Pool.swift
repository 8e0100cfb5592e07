import SwiftUI

@main
struct PoolApp: App {
    var body: some Scene { WindowGroup { PoolHome() } }
}

extension View {
    /// A sheet that brings its stack and its Close.
    func closableSheet<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
        sheet(isPresented: isPresented) { // edge: sheet PoolHome → LaneSheet in NavigationStack
            NavigationStack {
                content().toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Close") { isPresented.wrappedValue = false } }
                }
            }
        }
    }

    func itemCover<Item: Identifiable, Content: View>(
        _ item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ItemCover(item: item, content: content))
    }
}

struct ItemCover<Item: Identifiable, Cover: View>: ViewModifier {
    @Binding var item: Item?
    @ViewBuilder let content: (Item) -> Cover
    func body(content base: Content) -> some View {
        base.fullScreenCover(item: $item) { item in content(item) } // edge: cover PoolHome → SwimmerScreen
    }
}

struct Swimmer: Identifiable { let id: Int }

struct PoolHome: View {
    @State private var showsLanes = false
    @State private var swimmer: Swimmer?
    var body: some View {
        Text("Pool")
            .closableSheet(isPresented: $showsLanes) { LaneSheet() }
            .itemCover($swimmer) { SwimmerScreen(swimmer: $0) }
    }
}

struct LaneSheet: View { var body: some View { List { Text("Lane") } } }
struct SwimmerScreen: View {
    let swimmer: Swimmer
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
}
