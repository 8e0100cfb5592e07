import ComposableArchitecture
import SwiftUI

/// The state names the destination; the view stands in the closure.
struct CounterList: View {
    @Bindable var store: StoreOf<CounterListFeature>
    var body: some View {
        // edge: root CounterList → CounterList in NavigationStack
        // edge: destination CounterList → CounterScreen
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            List { Button("Open") { store.send(.opened) } }
        } destination: { store in
            CounterScreen(store: store)
        }
        .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { store in // edge: sheet CounterList → CounterEditor in NavigationStack
            NavigationStack { CounterEditor(store: store) }
        }
        .fullScreenCover(isPresented: $store.showsHelp) { CounterHelp() } // edge: cover CounterList → CounterHelp
        .navigationDestination(item: $store.scope(state: \.detail, action: \.detail)) { store in // edge: destination CounterList → CounterDetail
            CounterDetail(store: store)
        }
    }
}

struct CounterScreen: View {
    let store: StoreOf<CounterFeature>
    var body: some View { Text("Counter") }
}
struct CounterDetail: View {
    let store: StoreOf<CounterFeature>
    var body: some View { Text("Detail") }
}
struct CounterEditor: View {
    let store: StoreOf<CounterFeature>
    var body: some View {
        Text("Editor").toolbar { Button("Save") { store.send(.saved) } }
    }
}
struct CounterHelp: View { var body: some View { Text("Help") } }
