import Combine
import SwiftUI

@main
struct FarmApp: App {
    var body: some Scene { WindowGroup { FarmView() } }
}

struct FarmView: View {
    @State private var isShop = false

    var body: some View {
        NavigationStack {
            VStack {
                BarnView()
                Button("Shop") { isShop = true }
            }
            .sheet(isPresented: $isShop) { ShopView() }
        }
    }
}

/// Something comes in while the shop may be open.
struct BarnView: View {
    @State private var isAlarm = false
    @State private var isHelp = false
    let alarms = PassthroughSubject<Void, Never>()

    var body: some View {
        Button("Help") { isHelp = true }
            .onReceive(alarms) { isAlarm = true }
            .sheet(isPresented: $isAlarm) { AlarmView() } // expect: presenter-is-busy (info) "may be presenting “ShopView”"
            .sheet(isPresented: $isHelp) { HelpView() } // ok: presenter-is-busy — a tap
    }
}

/// Stands in a layer of its own: what the view below could present cannot come up meanwhile.
struct ShopView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isSold = false
    let sales = PassthroughSubject<Void, Never>()

    var body: some View {
        Button("Close") { dismiss() }
            .onReceive(sales) { isSold = true }
            .sheet(isPresented: $isSold) { SoldView() } // ok: presenter-is-busy — nothing around it in its layer presents
    }
}

struct AlarmView: View {
    var body: some View { Text("Alarm") }
}

struct HelpView: View {
    var body: some View { Text("Help") }
}

struct SoldView: View {
    var body: some View { Text("Sold") }
}
