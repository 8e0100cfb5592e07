import SwiftUI

@main
struct ObservatoryApp: App {
    var body: some Scene { WindowGroup { SkyList() } }
}

struct SkyList: View {
    @State private var showsStar = false
    @State private var showsMoon = false
    @State private var showsSun = false
    @State private var showsComet = false
    @State private var showsNova = false
    var body: some View {
        NavigationStack {
            Text("Sky")
                .sheet(isPresented: $showsStar) { StarSheet() }
                .sheet(isPresented: $showsMoon) { MoonSheet() }
                .sheet(isPresented: $showsSun) { NavigationStack { SunSheet() } }
                .sheet(isPresented: $showsComet) { CometSheet() }
                .sheet(isPresented: $showsNova) { NavigationStack { NovaSheet() } }
        }
    }
}

/// A bar that nobody draws.
struct StarSheet: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Star")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button(role: .close) { dismiss() } label: { Image(systemName: "xmark") } // expect: modal-exit-not-rendered
                }
            }
    }
}

/// The bottom bar and the keyboard's bar need no stack.
struct MoonSheet: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        TextField("Moon", text: .constant(""))
            .toolbar {
                ToolbarItem(placement: .bottomBar) { Button("Done") { dismiss() } } // ok: modal-exit-not-rendered — the bottom bar is drawn
                ToolbarItemGroup(placement: .keyboard) { Button("Done") { dismiss() } }
            }
    }
}

/// Only ever presented: Back is the wrong picture.
struct SunSheet: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Sun")
            .navigationBarItems(leading: Button(action: { dismiss() }) { Image(systemName: "chevron.left") }) // expect: back-chevron-on-modal
    }
}

struct CometSheet: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        NavigationStack {
            Text("Comet")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button { dismiss() } label: { Label("Close", systemImage: "xmark") } // ok: back-chevron-on-modal — it looks like Close
                    }
                    ToolbarItem(placement: .principal) { Button { dismiss() } label: { Image(systemName: "chevron.down") } }
                }
        }
    }
}

struct NovaSheet: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Nova").toolbar {
            ToolbarItem(placement: .navigation) {
                Button("Back", systemImage: "chevron.backward") { dismiss() } // expect: back-chevron-on-modal
            }
        }
    }
}
