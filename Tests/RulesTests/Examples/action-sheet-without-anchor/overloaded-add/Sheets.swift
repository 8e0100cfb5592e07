import UIKit

final class NotesViewController: UIViewController {
    func more() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(titled: "Copy", from: view)
        present(sheet, animated: true) // ok: action-sheet-without-anchor — the project's own `addAction` sets the anchor
    }
}

extension UIAlertController {
    func addAction(titled title: String, from source: UIView) {
        addAction(UIAlertAction(title: title, style: .default))
        popoverPresentationController?.sourceView = source
    }
}
