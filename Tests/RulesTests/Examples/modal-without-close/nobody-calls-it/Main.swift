import UIKit

// The app still runs where nothing is swiped down. One of two buttons is gone, and the code for it has stayed.

final class MainViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Export", style: .plain, target: self, action: #selector(exportTapped))
    }

    @objc private func exportTapped() { showExport() }

    @objc private func importTapped() { showImport() }

    private func showExport() {
        present(UINavigationController(rootViewController: ExportViewController()), animated: true) // expect: modal-without-close
    }

    private func showImport() {
        // ok: modal-without-close — nothing gives `importTapped` to a control, and nothing else leads here
        present(UINavigationController(rootViewController: ImportViewController()), animated: true)
    }
}

final class ExportViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Export"
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { dismiss(animated: true) }
}

final class ImportViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Import"
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { dismiss(animated: true) }
}

func startWithMain() -> UIViewController { UINavigationController(rootViewController: MainViewController()) }
