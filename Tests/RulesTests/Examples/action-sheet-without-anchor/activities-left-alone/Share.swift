import UIKit

// With `includeActivityViews` off, activity sheets are nobody's concern; action sheets still are.

final class LeafletViewController: UIViewController {
    @objc private func share() {
        let sheet = UIActivityViewController(activityItems: [title ?? ""], applicationActivities: nil)
        present(sheet, animated: true) // ok: action-sheet-without-anchor — the configuration leaves activity sheets alone
    }

    @objc private func ask() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Print", style: .default))
        present(sheet, animated: true) // expect: action-sheet-without-anchor
    }
}
