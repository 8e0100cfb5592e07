import SwiftUI

final class MenuModel: ObservableObject {
    @Published var selectedMenu: String?
}

struct MenuView: View {
    @StateObject var model = MenuModel()

    var body: some View {
        NavigationStack {
            Text("Menu").navigationDestination(for: String.self) { Text($0) }
        }
        .onOpenURL { url in
            model.selectedMenu = url.host // expect: deep-link-ends-nowhere "selectedMenu"
        }
    }
}
