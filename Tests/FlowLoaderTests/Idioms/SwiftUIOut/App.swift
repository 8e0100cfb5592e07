import SwiftUI

@main
struct KiteApp: App {
    var body: some Scene { WindowGroup { KiteHome() } }
}

struct KiteHome: View {
    @State private var shows = false
    var body: some View {
        NavigationStack {
            Text("Kites")
                .sheet(isPresented: $shows) { KiteSheet() } // edge: sheet KiteHome → KiteSheet
                #if DEBUG
                .sheet(isPresented: $shows) { KiteTrace() } // edge: none
                #endif
        }
    }
}

struct KiteSheet: View { // screen: KiteSheet closed
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        NavigationStack { // ok: nested-navigation-stack — a preview is no stack
            Text("Kite").toolbar { Button("Done") { dismiss() } }
        }
    }
}

#if DEBUG
struct KiteTrace: View { // screen: none
    var body: some View { NavigationLink("Trace") { KiteHome() } } // edge: none
}
#endif

#if os(watchOS)
struct WristKite: View { // screen: none
    var body: some View { NavigationLink("Kite") { KiteHome() } } // edge: none
}
#endif

#if os(macOS)
struct DeskKite: View { // screen: none
    var body: some View { NavigationLink("Kite") { KiteHome() } } // edge: none
}
#endif

struct KiteSheet_Previews: PreviewProvider { // screen: none
    static var previews: some View {
        NavigationStack { KiteSheet() } // edge: none
        NavigationLink("Kite") { KiteSheet() } // edge: none
    }
}

#Preview("In a stack") {
    NavigationStack { KiteSheet() } // edge: none
}

@available(iOS, unavailable)
struct OtherKite: View { // screen: none
    var body: some View { NavigationLink("Kite") { KiteSheet() } } // edge: none
}
