import SwiftUI

struct ShopView: View {
    @State private var shown: Int?
    var body: some View {
        NavigationStack {
            List(0..<9, id: \.self) { number in
                Button("Item") { shown = number }
                    .navigationDestination(item: $shown) { ItemView(number: $0) } // expect: navigation-destination-misplaced "lazy List"
            }
        }
    }
}

struct GridView: View {
    @State private var isOpen = false
    var body: some View {
        NavigationStack {
            LazyVGrid(columns: []) {
                Button("Open") { isOpen = true }
                    // expect: navigation-destination-misplaced "lazy LazyVGrid"
                    .navigationDestination(isPresented: $isOpen) { ItemView(number: 1) }
            }
        }
    }
}

struct ItemView: View {
    let number: Int
    var body: some View { TextField("Item", text: .constant("")) }
}
