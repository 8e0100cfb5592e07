import SwiftUI

@main struct FairApp: App {
    var body: some Scene { WindowGroup { NavigationStack { EntranceView() } } }
}

/// SwiftUI decides for each screen: what one hides is not hidden for the next.
struct EntranceView: View {
    var body: some View {
        NavigationLink("Hall") { HallView() } // ok: hidden-bar-inherited — the modifier is the entrance's own
            .toolbar(.hidden, for: .navigationBar)
    }
}

struct HallView: View {
    var body: some View { Text("Hall") }
}
