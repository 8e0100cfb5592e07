import UIKit

final class AccountViewController: UITableViewController {
    private enum Row: Int, CaseIterable {
        case orders, loyalty, giftCards, stylist, tour, help, signIn
    }

    private var recentOrders: [Order] {
        Array(Store.current.orders.prefix(3))
    }

    init() {
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Account"
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        2
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? recentOrders.count : Row.allCases.count
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if indexPath.section == 0 {
            showRecent(recentOrders[indexPath.row])
        } else if let row = Row(rawValue: indexPath.row) {
            show(row)
        }
    }

    /// The same screen is a level of the stack when it is opened from the full list.
    private func showRecent(_ order: Order) {
        let detail = OrderViewController(order: order)
        // ok: back-chevron-on-modal — Close
        detail.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak self] _ in
            self?.dismiss(animated: true)
        })
        present(UINavigationController(rootViewController: detail), animated: true) // expect: presented-detail "OrderViewController"
    }

    private func show(_ row: Row) {
        switch row {
        case .orders:
            navigationController?.pushViewController(OrdersViewController(orders: Store.current.orders), animated: true)
        case .loyalty:
            navigationController?.pushViewController(LoyaltyTabsController(), animated: true) // expect: tab-bar-inside-stack "LoyaltyTabsController"
        case .giftCards:
            let cards = UINavigationController(rootViewController: GiftCardsViewController())
            navigationController?.pushViewController(cards, animated: true) // expect: unpushable-controller "navigation controller"
        case .stylist:
            present(StylistTabsController(), animated: true) // ok: tab-bar-inside-stack — presented, not in a stack
        case .tour:
            showTour()
        case .help:
            // ok: presented-detail — takes nothing from the row
            present(HelpNavigationController(rootViewController: HelpViewController()), animated: true)
        case .signIn:
            // ok: pushed-interruption — presented
            present(UINavigationController(rootViewController: SignInViewController()), animated: true)
        }
    }

    private func showTour() {
        let tour = UIStoryboard(name: "Tour", bundle: nil) // expect: storyboard-reference-missing "Tour"
        guard let first = tour.instantiateInitialViewController() else { return }
        present(first, animated: true)
    }
}

final class GiftCardsViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gift Cards"
    }
}
