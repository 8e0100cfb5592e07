import SwiftUI

@main
struct BayApp: App {
    var body: some Scene { WindowGroup { NavigationStack { BayList() } } }
}

extension View {
    /// The usual helper for a modifier under a condition.
    @ViewBuilder func when<Content: View>(_ condition: Bool, _ change: (Self) -> Content) -> some View {
        if condition { change(self) } else { self }
    }
}

struct BayList: View {
    var body: some View {
        VStack {
            NavigationLink("Gulls") { GullScreen(isLast: false) }
            NavigationLink("Seals") { SealScreen() }
        }
    }
}

/// Hidden in one case only.
struct GullScreen: View {
    let isLast: Bool
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Gulls")
            .when(isLast) { $0.navigationBarBackButtonHidden(true) }
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button { dismiss() } label: { Image(systemName: "chevron.left") } // ok: custom-back-kills-swipe — under a condition
                }
            }
    }
}

/// The button is there only while something is shown; so is the missing back button.
struct SealScreen: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isEditing = false
    var body: some View {
        Group {
            if isEditing {
                Text("Editing").navigationBarBackButtonHidden(true)
            } else {
                Text("Seals")
            }
        }
        .toolbar {
            if isEditing {
                ToolbarItem(placement: .topBarLeading) {
                    Button { dismiss() } label: { Image(systemName: "chevron.left") } // ok: custom-back-kills-swipe — while editing only
                }
            }
        }
    }
}
