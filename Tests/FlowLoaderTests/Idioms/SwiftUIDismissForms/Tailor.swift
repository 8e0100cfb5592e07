import SwiftUI

@main
struct TailorApp: App {
    var body: some Scene { WindowGroup { NavigationStack { TailorHome() } } }
}

struct TailorHome: View {
    @State private var shows = false
    var body: some View {
        NavigationLink("Measure") { MeasureScreen() }
            .sheet(isPresented: $shows) { NavigationStack { FabricScreen() } }
    }
}

struct MeasureScreen: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode
    @Environment(\.presentationMode) var presentation: Binding<PresentationMode>
    @State private var isDone = false

    var body: some View {
        VStack {
            Button("A call") { dismiss() } // edge: dismiss MeasureScreen → ?
            Button("A reference", action: dismiss.callAsFunction) // edge: dismiss MeasureScreen → ?
            Button("The old way") { mode.wrappedValue.dismiss() } // edge: dismiss MeasureScreen → ?
            Button("With self") { self.presentation.wrappedValue.dismiss() } // edge: dismiss MeasureScreen → ?
            Button("By a method", action: save)
            Button("In a task") { Task { await store(); dismiss() } } // edge: dismiss MeasureScreen → ?
            Button("Animated") { withAnimation { dismiss() } } // edge: dismiss MeasureScreen → ?
        }
        .onChange(of: isDone) { if isDone { dismiss() } } // edge: dismiss MeasureScreen → ?
        .onReceive(saved) { _ in dismiss() } // edge: dismiss MeasureScreen → ?
    }

    func save() {
        guard isDone else { return }
        dismiss() // edge: dismiss MeasureScreen → ?
    }

    func store() async {}
}

struct FabricScreen: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        List { NavigationLink("Wool") { WoolScreen(close: dismiss) } }
            .toolbar { CloseItem() }
    }
}

/// The item's own environment is that of the view it is put on.
struct CloseItem: ToolbarContent {
    @Environment(\.dismiss) private var dismiss
    var body: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } } // edge: dismiss FabricScreen → ?
    }
}

/// Given the dismissal of the view before it.
struct WoolScreen: View {
    let close: DismissAction
    var body: some View { Button("Close all") { close() } } // edge: dismiss FabricScreen → ?
}
