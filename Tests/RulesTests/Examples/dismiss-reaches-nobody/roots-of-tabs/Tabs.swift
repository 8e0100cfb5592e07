import SwiftUI

// A view that is only ever the root of a tab: its Close reaches nobody, and does nothing. Told once.

@main struct CoinsApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                NavigationStack { CoinsView() }
                NavigationStack { PurseView() }
            }
        }
    }
}

struct CoinsView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Button("Close") { dismiss() } // expect: dismiss-reaches-nobody (warning)
    }
}

struct PurseView: View {
    @State private var showsCoin = false
    var body: some View {
        Button("Coin") { showsCoin = true }.sheet(isPresented: $showsCoin) { CoinView() }
    }
}

struct CoinView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Button("Close") { dismiss() } // ok: dismiss-reaches-nobody — a sheet is around it
    }
}
