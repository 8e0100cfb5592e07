import ComposableArchitecture
import SwiftUI

/// Destinations by case of the store.
struct SwitchRoot: View {
    @Bindable var store: StoreOf<SwitchFeature>
    var body: some View {
        // edge: root SwitchRoot → SwitchHome in NavigationStack
        // edge: destination SwitchRoot → LampSwitch
        // edge: destination SwitchRoot → FanSwitch
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            SwitchHome(store: store)
        } destination: { store in
            switch store.case {
            case .lamp(let store): LampSwitch(store: store)
            case .fan(let store): FanSwitch(store: store)
            }
        }
    }
}

struct SwitchHome: View {
    let store: StoreOf<SwitchFeature>
    var body: some View {
        List {
            NavigationLink(state: SwitchFeature.Path.State.lamp(LampFeature.State())) { Text("Lamp") } // edge: link SwitchHome → ?
            NavigationLink("Plain") { FanSwitch(store: store) } // edge: link SwitchHome → FanSwitch
        }
    }
}

struct LampSwitch: View {
    let store: StoreOf<LampFeature>
    var body: some View { Text("Lamp") }
}
struct FanSwitch: View {
    let store: StoreOf<FanFeature>
    var body: some View { Text("Fan") }
}
