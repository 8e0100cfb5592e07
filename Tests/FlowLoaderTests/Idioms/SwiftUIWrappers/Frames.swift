import SwiftUI

@main
struct FramesApp: App {
    var body: some Scene { WindowGroup { PageFrame { FramesHome() } } } // edge: root flow:FramesApp → FramesHome in NavigationStack
}

/// Puts a stack around whatever it is given.
struct PageFrame<Content: View>: View {
    @ViewBuilder var content: () -> Content
    var body: some View { NavigationStack { content() } }
}

/// Decorates what it is given, without a container.
struct Card<Content: View>: View {
    private let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View { VStack { content }.padding() }
}

/// Has a place for each part.
struct TwoParts<Top: View, Bottom: View>: View {
    let top: Top
    let bottom: Bottom
    var body: some View { VStack { top; bottom } }
}

struct FramesHome: View {
    @State private var shows = false
    @State private var showsBare = false
    var body: some View {
        VStack {
            Card { NavigationLink("Oil") { OilScreen() } } // edge: link FramesHome → OilScreen
            TwoParts(
                top: NavigationLink("Ink") { InkScreen() }, // edge: link FramesHome → InkScreen
                bottom: AnyView(NavigationLink("Wax") { WaxScreen() })) // edge: link FramesHome → WaxScreen
            Group {
                if shows { NavigationLink("Clay") { ClayScreen() } } // edge: link FramesHome → ClayScreen
            }
            EquatableView(content: EqualRow())
            Button("Show") { shows = true }
        }
        .sheet(isPresented: $shows) { PageFrame { InkScreen() } } // edge: sheet FramesHome → InkScreen in NavigationStack
        .sheet(isPresented: $showsBare) { Card { OilScreen() } } // edge: sheet FramesHome → OilScreen
    }
}

struct EqualRow: View, Equatable { var body: some View { Text("Row") } }
struct OilScreen: View { var body: some View { Text("Oil") } }
struct InkScreen: View { var body: some View { Text("Ink") } }
struct WaxScreen: View { var body: some View { Text("Wax") } }
struct ClayScreen: View { var body: some View { Text("Clay") } }
