import SwiftUI

@main
struct PanelsApp: App {
    var body: some Scene { WindowGroup { PanelsHome() } }
}

/// A button that presents whatever it is given.
struct PanelButton<Panel: View>: View {
    let title: String
    @ViewBuilder let panel: () -> Panel
    @State private var isShown = false
    var body: some View {
        Button(title) { isShown = true }
            .sheet(isPresented: $isShown) { panel() } // edge: sheet PanelsHome → LampPanel, sheet PanelsHome → HeaterPanel in NavigationStack
    }
}

/// One that presents a view it holds, in a stack of its own.
struct FullButton<Panel: View>: View {
    let panel: Panel
    @State private var isShown = false
    var body: some View {
        Button("Open") { isShown = true }
            .fullScreenCover(isPresented: $isShown) { // edge: cover PanelsHome → BlindPanel in NavigationStack
                NavigationStack { panel.toolbar { Button("Done") { isShown = false } } }
            }
    }
}

struct PanelsHome: View {
    var body: some View {
        VStack {
            PanelButton(title: "Lamp") { LampPanel() }
            PanelButton(title: "Heater") { NavigationStack { HeaterPanel() } }
            FullButton(panel: BlindPanel())
        }
    }
}

struct LampPanel: View { var body: some View { Text("Lamp") } }
struct HeaterPanel: View { var body: some View { List { Text("Heater") } } }
struct BlindPanel: View { var body: some View { Text("Blind") } }
