import SwiftUI

@main
struct MarinaApp: App {
    var body: some Scene { WindowGroup { NavigationStack { MarinaHome() } } }
}

struct MarinaHome: View {
    var body: some View {
        List {
            NavigationLink("Boat") { BoatScreen() }
            NavigationLink("Buoy") { BuoyScreen() }
            NavigationLink("Crane") { CraneScreen() }
            NavigationLink("Dock") { DockScreen() }
            NavigationLink("Tide") { TideScreen() }
            NavigationLink("Ticket") { TicketScreen2() }
            NavigationLink("Pilot") { PilotScreen().navigationBarBackButtonHidden() }
        }
    }
}

struct BoatScreen: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Boat")
            .navigationBarBackButtonHidden(true)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button { dismiss() } label: { Image(systemName: "chevron.left") } // expect: custom-back-kills-swipe "BoatScreen"
                }
            }
    }
}

/// A back button in the view's own first row.
struct BuoyScreen: View {
    @Environment(\.presentationMode) private var mode
    var body: some View {
        VStack {
            HStack {
                Button(action: { mode.wrappedValue.dismiss() }) { // expect: custom-back-kills-swipe "BuoyScreen"
                    Image(systemName: "arrow.left")
                }
                Text("Buoy")
            }
        }
        .navigationBarHidden(true)
    }
}

/// The button through a modifier of the project's own.
struct CraneScreen: View {
    var body: some View { Text("Crane").ownBackButton() }
}

extension View {
    func ownBackButton() -> some View { modifier(OwnBackButton()) }
}

struct OwnBackButton: ViewModifier {
    @Environment(\.dismiss) private var dismiss
    func body(content: Content) -> some View {
        content
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    Button { dismiss() } label: { Image(systemName: "chevron.left") } // expect: custom-back-kills-swipe "CraneScreen"
                }
            }
    }
}

/// Hidden while busy only.
struct DockScreen: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isBusy = false
    var body: some View {
        Text("Dock")
            .navigationBarBackButtonHidden(isBusy)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button { dismiss() } label: { Image(systemName: "chevron.left") } // ok: custom-back-kills-swipe — hidden under a condition
                }
            }
    }
}

/// A leading item sits beside Back.
struct TideScreen: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Tide")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button { dismiss() } label: { Image(systemName: "chevron.left") } // ok: custom-back-kills-swipe — Back stays
                }
            }
    }
}

/// Finished: there is no way back on purpose, and another way out.
struct TicketScreen2: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Ticket")
            .navigationBarBackButtonHidden(true)
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Done") { dismiss() } // ok: custom-back-kills-swipe — Done is not Back
                }
            }
    }
}

/// Hidden by the one who pushes it.
struct PilotScreen: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Pilot").toolbar {
            ToolbarItem(placement: .topBarLeading) {
                Button("Back") { dismiss() } // expect: custom-back-kills-swipe "PilotScreen"
            }
        }
    }
}
