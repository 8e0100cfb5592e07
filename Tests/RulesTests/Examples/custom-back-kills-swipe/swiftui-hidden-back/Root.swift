import SwiftUI

@main struct AppMain: App {
    var body: some Scene { WindowGroup { NavigationStack { ListView() } } }
}

struct ListView: View {
    var body: some View {
        List {
            NavigationLink("One") { OneView() }
            NavigationLink("Two") { TwoView() }
        }
    }
}

struct OneView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        List { Text("One") }
            .navigationBarBackButtonHidden(true)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button { dismiss() } label: { Image(systemName: "chevron.left") } // expect: custom-back-kills-swipe (warning)
                }
            }
    }
}

struct TwoView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isBusy = false
    var body: some View {
        List { Text("Two") }
            .navigationBarBackButtonHidden(isBusy)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    // ok: custom-back-kills-swipe — the back button is hidden only while busy
                    Button { dismiss() } label: { Image(systemName: "chevron.left") }
                }
            }
    }
}
