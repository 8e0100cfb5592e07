import UIKit

final class SizePickerViewController: UITableViewController {
    private let sizes: [String]
    private(set) var selection: String?

    init(sizes: [String]) {
        self.sizes = sizes
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // The product presents this screen without a navigation controller around it.
        // expect: modal-exit-not-rendered "SizePickerViewController"
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sizes.count
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selection = sizes[indexPath.row]
    }

    @objc private func done() {
        dismiss(animated: true)
    }
}
