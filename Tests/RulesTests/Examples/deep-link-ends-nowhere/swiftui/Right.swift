import SwiftUI

final class ListModel: ObservableObject {
    @Published var selectedItem: String?
    @Published var lastVisit: Date?
}

struct ListView: View {
    @StateObject var list = ListModel()

    var body: some View {
        NavigationStack {
            Text("List").navigationDestination(item: $list.selectedItem) { Text($0) }
        }
        .onOpenURL { url in
            // ok: deep-link-ends-nowhere — a destination reads it
            list.selectedItem = url.host
            // ok: deep-link-ends-nowhere — it is no state that shows anything
            list.lastVisit = Date()
        }
    }
}
