import Foundation

struct Product {
    var id: Int
    var name: String
    var sizes: [String]
    var reviews: [Review]
    var brandPage: URL
    var related: [Product]
}

struct Review {
    var author: String
    var text: String
}

struct Order {
    var number: Int
    var items: [Product]
    var isDelivered: Bool
}

struct FilterCriteria {
    var onlyInStock = false
    var onlyOnSale = false
}

final class Store {
    static let current = Store()

    private(set) var products: [Product] = []
    private(set) var orders: [Order] = []
    var isSignedIn = false

    func product(id: Int) -> Product? {
        products.first { $0.id == id }
    }

    func order(number: Int) -> Order? {
        orders.first { $0.number == number }
    }
}
