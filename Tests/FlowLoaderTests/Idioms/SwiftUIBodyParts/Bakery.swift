import SwiftUI

@main
struct BakeryApp: App {
    var body: some Scene { WindowGroup { BakeryHome() } }
}

/// What stands in properties, functions and extensions is part of the body.
struct BakeryHome: View {
    @State private var showsOven = false
    @State private var showsOrders = false

    var body: some View {
        NavigationStack {
            content
                .toolbar { menu }
        }
    }

    private var content: some View {
        VStack {
            breads
            cakes(isSunday: true)
            Self.footer
            pies()
        }
        .sheet(isPresented: $showsOven) { oven } // edge: sheet BakeryHome → OvenScreen
    }

    @ViewBuilder private var breads: some View {
        NavigationLink("Rye") { BreadScreen() } // edge: link BakeryHome → BreadScreen
    }

    @ViewBuilder func cakes(isSunday: Bool) -> some View {
        if isSunday {
            NavigationLink("Cream") { CakeScreen() } // edge: link BakeryHome → CakeScreen
        }
    }

    static var footer: some View { NavigationLink("Terms") { TermsScreen() } } // edge: link BakeryHome → TermsScreen

    private var oven: some View { OvenScreen() }

    @ToolbarContentBuilder private var menu: some ToolbarContent {
        ToolbarItem(placement: .topBarTrailing) {
            Button("Oven") { showsOven = true }
        }
    }
}
