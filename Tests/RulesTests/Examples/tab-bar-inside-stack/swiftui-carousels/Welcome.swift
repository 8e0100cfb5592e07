import SwiftUI

struct WelcomeStack: View {
    @State private var step = 0
    var body: some View {
        NavigationStack {
            // ok: tab-bar-inside-stack — nothing says what a tab shows: steps that code turns
            TabView(selection: $step) {
                WelcomeStep { step = 1 }
                WelcomeStep { step = 2 }
            }
        }
    }
}

struct WelcomeStep: View {
    let next: () -> Void
    var body: some View { VStack { Button("Next", action: next) } }
}
