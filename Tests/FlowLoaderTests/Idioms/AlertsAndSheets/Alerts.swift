import UIKit

final class DraftViewController: UIViewController {
    func ask() {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in
            self.navigationController?.popViewController(animated: true) // edge: pop DraftViewController → ?
        })
        alert.addAction(UIAlertAction(title: "Learn more", style: .default, handler: { [weak self] _ in
            self?.present(HelpPageViewController(), animated: true) // edge: present DraftViewController → HelpPageViewController
        }))
        present(alert, animated: true) // edge: alert DraftViewController → system:UIAlertController
    }

    func choose() {
        let sheet = makeSheet()
        present(sheet, animated: true) // edge: actionSheet DraftViewController → system:UIAlertController
    }

    private func makeSheet() -> UIAlertController {
        UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    }

    func complain(_ error: Error) {
        UIAlertController.complaint(error).show(on: self)
    }
}

extension UIAlertController {
    static func complaint(_ error: Error) -> UIAlertController {
        UIAlertController(title: "Sorry", message: nil, preferredStyle: .alert)
    }

    func show(on host: UIViewController) {
        host.present(self, animated: true) // edge: alert DraftViewController → system:UIAlertController likely
    }
}

final class HelpPageViewController: UIViewController {}
