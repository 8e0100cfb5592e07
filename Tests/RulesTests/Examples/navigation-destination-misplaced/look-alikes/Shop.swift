import SwiftUI

enum Route: Hashable { case item(Int), cart }

struct ShopView: View {
    @State private var path: [Route] = []
    @State private var sheet: Int?
    var body: some View {
        NavigationStack(path: $path) {
            List(0..<9, id: \.self) { number in
                RowView(number: number)
                    .sheet(item: $sheet.id) { _ in
                        NavigationStack {
                            RowView(number: number)
                                // ok: navigation-destination-misplaced — the sheet's stack is no row
                                .navigationDestination(for: String.self) { Text($0) }
                        }
                    }
            }
            .navigationDestination(for: Route.self) { route in // ok: navigation-destination-misplaced — registered on the list for every route
                switch route {
                case .item(let number): RowView(number: number)
                case .cart: CartView()
                }
            }
        }
    }
}

/// Also used outside lazy containers.
struct RowView: View {
    let number: Int
    @State private var isOpen = false
    var body: some View {
        Button("Row") { isOpen = true }
            .navigationDestination(isPresented: $isOpen) { CartView() } // ok: navigation-destination-misplaced — not only a row
    }
}

struct CartView: View {
    var body: some View {
        VStack {
            TextField("Cart", text: .constant(""))
            RowView(number: 1)
        }
    }
}

extension Optional where Wrapped == Int {
    var id: Int? { get { self } set { self = newValue } }
}
