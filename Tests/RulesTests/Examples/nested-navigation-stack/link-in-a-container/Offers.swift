import SwiftUI

@main
struct OffersApp: App {
    var body: some Scene { WindowGroup { NavigationStack { OffersView() } } }
}

/// A container of the app's own.
struct Column<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { ScrollView { VStack { content() } } }
}

/// A link of the app's own.
struct RowLink<Destination: View>: View {
    let destination: Destination
    var body: some View { NavigationLink(destination: destination) { Text("Open") } }
}

struct OffersView: View {
    var body: some View {
        Column {
            Text("Offers")
            RowLink(destination: offer()) // expect: nested-navigation-stack "“OfferForm” is pushed in a NavigationStack of its own"
            RowLink(destination: OfferForm()) // ok: nested-navigation-stack — without a stack
        }
    }

    private func offer() -> some View { NavigationStack { OfferForm() } }
}

struct OfferForm: View {
    @State private var name = ""
    var body: some View { TextField("Name", text: $name) }
}
