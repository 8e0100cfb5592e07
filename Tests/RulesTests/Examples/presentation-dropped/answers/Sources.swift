import UIKit

/// Asks where to take documents from, on behalf of whoever is given.
struct SourceMenu {
    func ask(from host: UIViewController) {
        let sheet = UIAlertController(title: "Add from", message: nil, preferredStyle: .alert)
        sheet.addAction(UIAlertAction(title: "Files", style: .default) { _ in
            host.dismiss(animated: true)
            // ok: presentation-dropped — the alert is gone when its answer runs: there is nothing to take away
            host.present(FilesViewController(), animated: true)
        })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        host.present(sheet, animated: true)
    }

    func change(on host: UIViewController) {
        host.dismiss(animated: true)
        host.present(FilesViewController(), animated: true) // expect: presentation-dropped "drops the request"
    }
}

final class FilesViewController: UIViewController {}
