import SwiftUI

@main
struct LoomApp: App {
    var body: some Scene { WindowGroup { NavigationStack { LoomHome() } } }
}

struct LoomHome: View {
    @State private var showsThread = false
    @State private var showsCloth = false
    var body: some View {
        Text("Loom")
            .sheet(isPresented: $showsThread) { ThreadSheet() }
            .sheet(isPresented: $showsCloth) { NavigationStack { ClothSheet() } }
    }
}

/// The bar items stand in a view it is made of.
struct ThreadSheet: View {
    var body: some View { VStack { ThreadList() } }
}

struct ThreadList: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        List { Text("Red") }
            .toolbar { Button("Done") { dismiss() } } // expect: modal-exit-not-rendered "ThreadSheet"
    }
}

struct ClothSheet: View {
    var body: some View { VStack { ClothList() } }
}

struct ClothList: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        List { Text("Linen") }
            .toolbar { Button("Done") { dismiss() } } // ok: modal-exit-not-rendered — the sheet brings a stack
    }
}
