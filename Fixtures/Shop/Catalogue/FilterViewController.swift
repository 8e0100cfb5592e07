import UIKit

final class FilterViewController: UITableViewController {
    var onApply: ((FilterCriteria) -> Void)?

    private var criteria: FilterCriteria

    init(criteria: FilterCriteria) {
        self.criteria = criteria
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Filter"
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Apply", style: .done, target: self, action: #selector(apply))
    }

    @objc private func cancel() {
        dismiss(animated: true)
    }

    @objc private func apply() {
        onApply?(criteria)
        dismiss(animated: true)
    }
}
