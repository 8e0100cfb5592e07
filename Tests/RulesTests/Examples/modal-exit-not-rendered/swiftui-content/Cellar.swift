import SwiftUI

@main
struct CellarApp: App {
    var body: some Scene { WindowGroup { NavigationStack { CellarHome() } } }
}

/// Brings the bar for what it is given.
struct Framed<Content: View>: View {
    @Environment(\.dismiss) private var dismiss
    @ViewBuilder let content: () -> Content
    var body: some View {
        NavigationStack {
            content().toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } } }
        }
    }
}

enum CellarSheet: String, Identifiable {
    case bare, framed, both
    var id: String { rawValue }
}

struct CellarHome: View {
    @State private var sheet: CellarSheet?
    @State private var showsCorks = false
    var body: some View {
        List { Button("Bare") { sheet = .bare } }
            .sheet(item: $sheet) { sheet in
                switch sheet {
                case .bare: BottleSheet()
                case .framed: Framed { BarrelSheet() } // ok: modal-exit-not-rendered — the wrapper brings the bar
                case .both: availableStack
                }
            }
            .sheet(isPresented: $showsCorks) { CorkSheet() } // ok: modal-exit-not-rendered — its button is in its own view
    }

    /// A stack in every branch.
    @ViewBuilder private var availableStack: some View {
        if #available(iOS 16, *) {
            NavigationStack { LabelSheet() } // ok: modal-exit-not-rendered — wrapped here
        } else {
            NavigationView { LabelSheet() } // ok: modal-exit-not-rendered — and here
        }
    }
}

struct BottleSheet: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Bottle").toolbar {
            ToolbarItem(placement: .confirmationAction) {
                Button("Done") { dismiss() } // expect: modal-exit-not-rendered (warning) "BottleSheet"
            }
        }
    }
}

struct BarrelSheet: View { var body: some View { Text("Barrel") } }

struct LabelSheet: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Label").toolbar { Button("Done") { dismiss() } } // ok: modal-exit-not-rendered — in a stack at every site
    }
}

struct CorkSheet: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack {
            HStack {
                Spacer()
                Button { dismiss() } label: { Image(systemName: "xmark") } // ok: modal-exit-not-rendered — no bar is needed
            }
            Text("Corks")
        }
    }
}
