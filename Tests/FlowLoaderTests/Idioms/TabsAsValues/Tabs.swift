import UIKit

/// Tabs as values, each with a closure that makes its content.
final class ShopTabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // edge: tab ShopTabs → CatalogueViewController in UINavigationController
        // edge: tab ShopTabs → CartViewController
        // edge: tab ShopTabs → ShopSearchViewController in UINavigationController
        tabs = [
            UITab(title: "Shop", image: nil, identifier: "shop") { _ in
                UINavigationController(rootViewController: CatalogueViewController())
            },
            UITab(title: "Cart", image: nil, identifier: "cart", viewControllerProvider: { _ in CartViewController() }),
            UISearchTab { _ in UINavigationController(rootViewController: ShopSearchViewController()) },
        ]
    }

    func showCart() {
        // edge: selectTab ShopTabs → CatalogueViewController possible
        // edge: selectTab ShopTabs → CartViewController possible
        // edge: selectTab ShopTabs → ShopSearchViewController possible
        selectedTab = tabs[1]
    }
}

final class GroupedTabs: UITabBarController {
    init() {
        super.init(nibName: nil, bundle: nil)
        let orders = UITab(title: "Orders", image: nil, identifier: "orders") { _ in OrdersViewController() }
        let returns = UITab(title: "Returns", image: nil, identifier: "returns") { _ in ReturnsViewController() }
        // edge: tab GroupedTabs → OrdersViewController
        // edge: tab GroupedTabs → ReturnsViewController
        tabs = [UITabGroup(title: "All", image: nil, identifier: "all", children: [orders, returns])]
    }

    required init?(coder: NSCoder) { nil }
}

/// A list of the name in a class that is no tab bar.
final class Ledger {
    var tabs: [UITab] = []
    func fill() { tabs = [UITab(title: "x", image: nil, identifier: "x") { _ in CartViewController() }] } // edge: none
}

final class CatalogueViewController: UIViewController {} // screen: CatalogueViewController closed
final class CartViewController: UIViewController {} // screen: CartViewController open
final class ShopSearchViewController: UIViewController {}
final class OrdersViewController: UIViewController {}
final class ReturnsViewController: UIViewController {}
