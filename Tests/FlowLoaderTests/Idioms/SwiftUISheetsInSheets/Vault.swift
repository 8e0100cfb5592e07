import SwiftUI

@main
struct VaultApp: App {
    var body: some Scene { WindowGroup { VaultHome() } }
}

/// Layers above layers, the inner one from content composed in place.
struct VaultHome: View {
    @State private var showsDoor = false
    @State private var showsKey = false
    @State private var showsCode = false
    var body: some View {
        NavigationStack {
            Text("Vault")
                .sheet(isPresented: $showsDoor) { // edge: sheet VaultHome → VaultHome.sheet in NavigationStack
                    NavigationStack {
                        List {
                            Button("Key") { showsKey = true }
                            NavigationLink("Hinge") { HingeScreen() } // edge: link VaultHome.sheet → HingeScreen
                        }
                        .toolbar { Button("Done") { showsDoor = false } }
                        .sheet(isPresented: $showsKey) { KeyScreen(isShown: $showsKey) } // edge: sheet VaultHome.sheet → KeyScreen
                    }
                }
        }
    }
}

struct KeyScreen: View {
    @Binding var isShown: Bool
    @State private var showsCopy = false
    var body: some View {
        VStack {
            Button("Close") { isShown = false } // edge: dismiss KeyScreen → ?
            Button("Copy") { showsCopy.toggle() }
        }
        .fullScreenCover(isPresented: $showsCopy) { CopyScreen { showsCopy = false } } // edge: cover KeyScreen → CopyScreen // expect: stacked-modals
    }
}

struct CopyScreen: View {
    let onClose: () -> Void
    var body: some View { Button("Close", action: onClose) }
}
struct HingeScreen: View { var body: some View { Text("Hinge") } }
