import SwiftUI

@main
struct DoorsApp: App {
    var body: some Scene { WindowGroup { DoorsRoot() } }
}

/// A switch of roots is no navigation: each side is a window of its own.
struct DoorsRoot: View {
    @State private var isIn = false
    var body: some View {
        if isIn {
            NavigationStack { DoorList() } // ok: nested-navigation-stack — in one branch only
        } else {
            DoorLogin(isIn: $isIn)
        }
    }
}

struct DoorLogin: View {
    @Binding var isIn: Bool
    var body: some View {
        NavigationStack { // ok: nested-navigation-stack — the other branch
            Button("Enter") { isIn = true }
                .toolbar { NavigationLink("Help") { DoorHelp() } } // edge: link DoorLogin → DoorHelp
        }
    }
}

/// The sheet's root has a stack; its inner view is pushed elsewhere without one.
struct DoorList: View {
    @State private var adds = false
    var body: some View {
        List { NavigationLink("Door") { DoorForm() } } // edge: link DoorList → DoorForm
            .sheet(isPresented: $adds) { DoorSheet() } // edge: sheet DoorList → DoorSheet
            .toolbar { Button("Add") { adds = true } }
    }
}

struct DoorSheet: View {
    var body: some View {
        NavigationStack { DoorForm() } // ok: nested-navigation-stack — a sheet starts without a stack
    }
}

struct DoorForm: View { var body: some View { Form { Toggle("Locked", isOn: .constant(true)) } } }
struct DoorHelp: View { var body: some View { Text("Help") } }
