// View controllers in code, and a coordinator.

func listFiles(of feature: Feature, _ numbers: inout SeededNumbers) -> [String: String] {
    let name = feature.name
    let mistake: String
    switch feature.defect {
    case .pushedSplit: mistake = "\n        navigationController?.pushViewController(UISplitViewController(style: .doubleColumn), animated: true)"
    case .missingStoryboard:
        mistake = "\n        let board = UIStoryboard(name: \"\(name)Archive\", bundle: nil)"
            + "\n        navigationController?.pushViewController(board.instantiateViewController(withIdentifier: \"Archive\"), animated: true)"
    case .hiddenBack, nil: mistake = ""
    }
    let list = """
        import UIKit

        final class \(name)ListViewController: UITableViewController {
            private let store = \(name)Store()

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "\(feature.noun)s"
                navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addEntry))
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Entry")
                store.reload { [weak self] in self?.tableView.reloadData() }
            }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.entries.count }

            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "Entry", for: indexPath)
                cell.textLabel?.text = store.entries[indexPath.row].name
                return cell
            }

            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                let detail = \(name)DetailViewController(entry: store.entries[indexPath.row])
                navigationController?.pushViewController(detail, animated: true)
            }

            @objc private func addEntry() {
                let form = UINavigationController(rootViewController: \(name)FormViewController(store: store))
                present(form, animated: true)
            }

            @objc private func openArchive() {
                store.archive()\(mistake)
            }
        \(computation(of: feature, &numbers))
        }

        """
    let hiding = feature.defect == .hiddenBack ? "\n        navigationItem.hidesBackButton = true" : ""
    return [
        "\(feature.folder)/\(name)ListViewController.swift": list,
        "\(feature.folder)/\(name)DetailViewController.swift": pushedScreen(
            feature, "Detail", row: "navigationController?.pushViewController(\(name)RelatedViewController(entry: entry), animated: true)", &numbers),
        "\(feature.folder)/\(name)RelatedViewController.swift": pushedScreen(feature, "Related", inLoading: hiding, row: "showsMore.toggle()", &numbers),
        "\(feature.folder)/\(name)FormViewController.swift": form(feature, &numbers),
    ]
}

private func pushedScreen(_ feature: Feature, _ role: String, inLoading: String = "", row: String, _ numbers: inout SeededNumbers) -> String {
    let name = feature.name
    return """
        import UIKit

        final class \(name)\(role)ViewController: UIViewController {
            private let entry: \(name)Entry
            private var showsMore = false
            private let headline = UILabel()
            private let summary = UILabel()
            private let more = UIButton(type: .system)

            init(entry: \(name)Entry) {
                self.entry = entry
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) {
                fatalError("init(coder:) is not used")
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                title = entry.name\(inLoading)
                more.setTitle("\(role) of \(feature.noun)", for: .normal)
                more.addTarget(self, action: #selector(showMore), for: .touchUpInside)
                layOut()
            }

            @objc private func showMore() {
                \(row)
            }

            private func layOut() {
                let rows = UIStackView(arrangedSubviews: [headline, summary, more])
                rows.axis = .vertical
                rows.spacing = 12
                rows.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(rows)
                NSLayoutConstraint.activate([
                    rows.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                    rows.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
                    rows.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
                ])
                headline.font = .preferredFont(forTextStyle: .title2)
                headline.text = entry.name
                summary.numberOfLines = 0
                summary.text = entry.notes.joined(separator: "\\n")
            }
        \(computation(of: feature, &numbers))
        }

        """
}

private func form(_ feature: Feature, _ numbers: inout SeededNumbers) -> String {
    let name = feature.name
    return """
        import UIKit

        /// Cancel and Save both close the sheet; while something is written a swipe does not.
        final class \(name)FormViewController: UIViewController {
            private let store: \(name)Store
            private let field = UITextField()

            init(store: \(name)Store) {
                self.store = store
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) {
                fatalError("init(coder:) is not used")
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "New \(feature.noun)"
                isModalInPresentation = true
                navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
                navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
                view.addSubview(field)
            }

            @objc private func cancel() {
                dismiss(animated: true)
            }

            @objc private func save() {
                store.add(\(name)Entry(name: field.text ?? ""))
                dismiss(animated: true)
            }
        \(computation(of: feature, &numbers))
        }

        """
}

func coordinatorFiles(of feature: Feature, _ numbers: inout SeededNumbers) -> [String: String] {
    let name = feature.name
    let coordinator = """
        import UIKit

        final class \(name)Coordinator: \(name)StartDelegate {
            private let navigation: UINavigationController
            private let store = \(name)Store()

            init(navigation: UINavigationController) {
                self.navigation = navigation
            }

            func start() {
                let start = \(name)StartViewController(store: store)
                start.delegate = self
                navigation.pushViewController(start, animated: true)
            }

            func startDidContinue(_ entry: \(name)Entry) {
                navigation.pushViewController(\(name)DetailViewController(entry: entry), animated: true)
            }

            func startDidAskForChoice() {
                let choice = UINavigationController(rootViewController: \(name)FormViewController(store: store))
                navigation.present(choice, animated: true)
            }
        \(computation(of: feature, &numbers))
        }

        """
    let start = """
        import UIKit

        protocol \(name)StartDelegate: AnyObject {
            func startDidContinue(_ entry: \(name)Entry)
            func startDidAskForChoice()
        }

        final class \(name)StartViewController: UITableViewController {
            weak var delegate: \(name)StartDelegate?
            private let store: \(name)Store

            init(store: \(name)Store) {
                self.store = store
                super.init(style: .insetGrouped)
            }

            required init?(coder: NSCoder) {
                fatalError("init(coder:) is not used")
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "\(feature.noun)s"
                navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(choose))
            }

            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                delegate?.startDidContinue(store.entries[indexPath.row])
            }

            @objc private func choose() {
                delegate?.startDidAskForChoice()
            }
        \(computation(of: feature, &numbers))
        }

        """
    return [
        "\(feature.folder)/\(name)Coordinator.swift": coordinator,
        "\(feature.folder)/\(name)StartViewController.swift": start,
        "\(feature.folder)/\(name)DetailViewController.swift": pushedScreen(feature, "Detail", row: "showsMore.toggle()", &numbers),
        "\(feature.folder)/\(name)FormViewController.swift": form(feature, &numbers),
    ]
}
