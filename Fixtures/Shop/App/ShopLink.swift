import Foundation

/// A place that a link names: `shop://product/17`, `shop://order/2041`, `shop://voucher/SPRING`.
enum ShopLink {
    case product(id: Int)
    case order(number: Int)
    case voucher(code: String)

    init?(_ url: URL) {
        guard url.scheme == "shop" else { return nil }
        let value = url.lastPathComponent
        switch url.host {
        case "product":
            guard let id = Int(value) else { return nil }
            self = .product(id: id)
        case "order":
            guard let number = Int(value) else { return nil }
            self = .order(number: number)
        case "voucher":
            self = .voucher(code: value)
        default:
            return nil
        }
    }
}
