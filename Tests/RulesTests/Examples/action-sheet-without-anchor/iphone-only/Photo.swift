import UIKit

final class PhotoViewController: UIViewController {
    func more() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        present(sheet, animated: true) // ok: action-sheet-without-anchor — no iPad
    }
}
