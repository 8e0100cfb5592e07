import SwiftUI

@main
struct PaintApp: App {
    var body: some Scene { WindowGroup { NavigationStack { PaintHome() } } }
}

/// What hangs on views that draw nothing much.
struct PaintHome: View {
    @State private var showsRed = false
    @State private var showsBlue = false
    @State private var showsGrey = false
    @State private var isPushed = false
    var body: some View {
        ZStack {
            Color.clear
                .sheet(isPresented: $showsRed) { RedSheet() } // edge: sheet PaintHome → RedSheet
            Color.black.opacity(0.2).ignoresSafeArea()
                .fullScreenCover(isPresented: $showsBlue) { BlueSheet() } // edge: cover PaintHome → BlueSheet // expect: modal-without-exit
            EmptyView()
                .sheet(isPresented: $showsGrey) { GreySheet() } // edge: sheet PaintHome → GreySheet
            Image.init(systemName: "paintbrush")
                .navigationDestination(isPresented: $isPushed) { BrushScreen() } // edge: destination PaintHome → BrushScreen
        }
    }
}

struct RedSheet: View { var body: some View { Text("Red") } }
struct BlueSheet: View { var body: some View { Text("Blue") } }
struct GreySheet: View { var body: some View { Text("Grey") } }
struct BrushScreen: View { var body: some View { Text("Brush") } }
