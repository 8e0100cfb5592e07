import SwiftUI

@main
struct OrchardApp: App {
    var body: some Scene { WindowGroup { OrchardHome() } }
}

struct OrchardHome: View {
    @State private var isPicking = false
    var body: some View {
        List { NavigationLink("Pears") { PearScreen() } } // edge: link OrchardHome → PearScreen
            .modifier(InStack()) // the stack is around the list
            .modifier(PickingSheet(isPicking: $isPicking))
            .onPick { isPicking = true }
    }
}

struct InStack: ViewModifier {
    func body(content: Content) -> some View {
        NavigationStack { // edge: root OrchardHome → OrchardHome in NavigationStack
            content.toolbar { Button("Pick") {} }
        }
    }
}

struct PickingSheet: ViewModifier {
    @Binding var isPicking: Bool
    func body(content: Content) -> some View {
        content.sheet(isPresented: $isPicking) { PickingScreen() } // edge: sheet OrchardHome → PickingScreen
    }
}

extension View {
    func onPick(_ action: @escaping () -> Void) -> some View { onTapGesture(perform: action) }
}

struct PearScreen: View { var body: some View { Text("Pears") } }
struct PickingScreen: View { var body: some View { Text("Picking") } }
