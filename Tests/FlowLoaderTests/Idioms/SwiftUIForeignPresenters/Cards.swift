import CardStack
import SwiftUI

@main
struct CardsApp: App {
    var body: some Scene { WindowGroup { NavigationStack { CardsHome() } } }
}

/// Presenters that are not in the sources: whether they open a layer, and what they put around it, cannot be told.
struct CardsHome: View {
    @State private var shows = false
    var body: some View {
        VStack {
            Text("Cards")
            FloatingPanel(isOpen: $shows) { PanelView() } // edge: embed CardsHome → PanelView likely
        }
        .cardSheet(isPresented: $shows) { CardView() } // edge: embed CardsHome → CardView possible
    }
}

struct CardView: View { // screen: CardView open
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        NavigationStack { // ok: nested-navigation-stack — whether it stands in the outer stack is not known
            NavigationLink("More") { MoreView() }
                .toolbar { Button("Done") { dismiss() } }
        }
    }
}

struct PanelView: View { // screen: PanelView open
    var body: some View {
        NavigationLink("More") { MoreView() } // ok: push-without-stack — the panel may bring a stack
    }
}

struct MoreView: View { var body: some View { Text("More") } }
