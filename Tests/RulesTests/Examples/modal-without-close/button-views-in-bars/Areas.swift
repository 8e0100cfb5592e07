import SwiftUI

struct AreasView: View {
    @State private var effects = false
    @State private var filters = false
    var body: some View {
        VStack {
            Button("Effects") { effects = true }
            Button("Filters") { filters = true }
        }
        .sheet(isPresented: $effects) { // ok: modal-without-close — the project’s own bar button closes it
            NavigationView {
                EffectsView().navigationBarItems(leading: BarButton(action: { effects = false }, label: { Text("Close") }))
            }
        }
        .sheet(isPresented: $filters) { // expect: modal-without-close "FiltersView"
            NavigationView { FiltersView() }
        }
    }
}

/// A button with a bigger target.
struct BarButton<Label: View>: View {
    let action: () -> Void
    let label: Label

    init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    var body: some View {
        Button(action: action) { label.frame(minWidth: 44, minHeight: 44) }
    }
}

struct EffectsView: View {
    var body: some View { Text("Effects").navigationBarTitle("Effects") }
}

struct FiltersView: View {
    var body: some View { Text("Filters").navigationBarTitle("Filters") }
}
