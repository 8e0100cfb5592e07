import UIKit

final class CatalogueViewController: UITableViewController {
    private enum SegueID: String {
        case showProduct
    }

    private var criteria = FilterCriteria() {
        didSet { tableView.reloadData() }
    }

    private var products: [Product] {
        Store.current.products
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        products.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Product", for: indexPath)
        cell.textLabel?.text = products[indexPath.row].name
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let detail = segue.destination as? ProductViewController else { return }
        if let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell) {
            detail.product = products[indexPath.row]
        } else {
            detail.product = sender as? Product
        }
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        guard motion == .motionShake else { return }
        performSegue(withIdentifier: "showProdcut", sender: products.randomElement()) // expect: storyboard-reference-missing "showProdcut"
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        // ok: storyboard-reference-missing — the raw value is the segue's identifier
        performSegue(withIdentifier: SegueID.showProduct.rawValue, sender: products[indexPath.row])
    }

    @IBAction private func findStores(_ sender: Any) {
        let finder = StoreFinderViewController()
        let navigation = UINavigationController(rootViewController: finder)
        navigation.modalPresentationStyle = .fullScreen
        present(navigation, animated: true)
    }

    @IBAction private func filter(_ sender: Any) {
        let filter = FilterViewController(criteria: criteria)
        filter.onApply = { [weak self] criteria in
            self?.criteria = criteria
        }
        // ok: pushed-interruption — presented
        // ok: modal-exit-not-rendered — in a bar of its own
        present(UINavigationController(rootViewController: filter), animated: true)
    }

    @IBAction private func scan(_ sender: Any) {
        present(ScannerViewController(), animated: true)
    }
}
