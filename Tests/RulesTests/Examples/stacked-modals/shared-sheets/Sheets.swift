import SwiftUI

@main struct IslandApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                TodayView()
                TurnipsView()
            }
        }
    }
}

enum SheetKind: Identifiable {
    case about, codes, form
    var id: Self { self }
}

struct SheetView: View {
    let kind: SheetKind
    var body: some View {
        switch kind {
        case .about: AboutView()
        case .codes: CodesView()
        case .form: FormView()
        }
    }
}

struct TodayView: View {
    @State private var sheet: SheetKind?
    var body: some View {
        Button("About") { sheet = .about }.sheet(item: $sheet) { SheetView(kind: $0) }
    }
}

struct TurnipsView: View {
    @State private var sheet: SheetKind?
    var body: some View {
        Button("Codes") { sheet = .codes }.sheet(item: $sheet) { SheetView(kind: $0) }
    }
}

struct AboutView: View {
    var body: some View { Text("About") }
}

struct FormView: View {
    var body: some View { Text("Form") }
}

struct CodesView: View {
    @State private var sheet: SheetKind?
    var body: some View {
        // ok: stacked-modals — which of the shared sheet's contents lie below is not known
        Button("Add") { sheet = .form }.sheet(item: $sheet) { SheetView(kind: $0) }
    }
}
