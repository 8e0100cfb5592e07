import SwiftUI

@main
struct CanalApp: App {
    var body: some Scene { WindowGroup { CanalHome() } }
}

struct Lock: Identifiable, Hashable { let id: Int }

struct CanalHome: View {
    @State private var lock: Lock?
    @State private var gate: Lock?
    @State private var boat: Lock?
    @State private var shows = false

    var body: some View {
        NavigationStack {
            VStack {
                Button("Lock") { lock = Lock(id: 1) }
                Button("Gate") { gate = Lock(id: 2) }
            }
            // A binding made here.
            .sheet(isPresented: Binding(get: { lock != nil }, set: { if !$0 { lock = nil } })) { // edge: sheet CanalHome → LockScreen
                if let lock { LockScreen(lock: lock) }
            }
            // One made in a property.
            .fullScreenCover(isPresented: showsGate) { GateScreen() } // edge: cover CanalHome → GateScreen // expect: modal-without-exit
            // One made by an extension of the project.
            .sheet(isPresented: $boat.isPresent) { BoatSheet() } // edge: sheet CanalHome → BoatSheet
            // One that never changes.
            .navigationDestination(isPresented: .constant(shows)) { QuayScreen() } // edge: destination CanalHome → QuayScreen
        }
    }

    private var showsGate: Binding<Bool> {
        Binding { gate != nil } set: { if !$0 { gate = nil } }
    }
}

extension Binding {
    var isPresent: Binding<Bool> {
        Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
    }
}

struct LockScreen: View {
    let lock: Lock
    var body: some View { Text("Lock") }
}
struct GateScreen: View { var body: some View { Text("Gate") } }
struct BoatSheet: View { var body: some View { Text("Boat") } }
struct QuayScreen: View { var body: some View { Text("Quay") } }
