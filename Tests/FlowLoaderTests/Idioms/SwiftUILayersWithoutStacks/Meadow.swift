import SwiftUI

@main
struct MeadowApp: App {
    var body: some Scene { WindowGroup { MeadowHome() } }
}

struct MeadowHome: View {
    @State private var showsBees = false
    @State private var showsHives = false
    @State private var showsTools = false
    var body: some View {
        NavigationStack {
            Text("Meadow")
                // Written inside the stack, shown outside of it.
                .sheet(isPresented: $showsBees) { BeeSheet() } // edge: sheet MeadowHome → BeeSheet
                .sheet(isPresented: $showsHives) { HiveSheet() } // edge: sheet MeadowHome → HiveSheet
                .popover(isPresented: $showsTools) { ToolSheet() } // edge: popover MeadowHome → ToolSheet
        }
    }
}

struct BeeSheet: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        List {
            NavigationLink("Queen") { BeeScreen() } // expect: push-without-stack "BeeSheet"
        }
        .toolbar { Button("Done") { dismiss() } } // expect: modal-exit-not-rendered "Done"
    }
}

struct HiveSheet: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        NavigationStack {
            NavigationLink("Hive") { BeeScreen() }
                .toolbar { Button("Done") { dismiss() } }
        }
    }
}

struct ToolSheet: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack {
            Text("Smoker")
            Button("Done") { dismiss() }
        }
    }
}

struct BeeScreen: View { var body: some View { Text("Bee") } }
