import SafariServices
import UIKit

final class OrdersViewController: UITableViewController {
    private let orders: [Order]

    init(orders: [Order]) {
        self.orders = orders
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Orders"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        orders.count
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(OrderViewController(order: orders[indexPath.row]), animated: true)
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        guard let url = URL(string: "https://shop.example/invoices/\(orders[indexPath.row].number)") else { return }
        present(SFSafariViewController(url: url), animated: true) // ok: presented-detail — a web page with its own Done
    }
}
