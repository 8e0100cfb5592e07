import UIKit

// The app runs on iOS 15 and newer.

final class LogViewController: UIViewController {
    func onOldSystemsOnly() {
        guard #unavailable(iOS 14) else { return }
        let sheet = UIAlertController(title: "Log", message: nil, preferredStyle: .actionSheet)
        present(sheet, animated: true) // ok: action-sheet-without-anchor — no system that the app runs on comes here
    }

    func elseOnOldSystems() {
        let sheet = UIAlertController(title: "Log", message: nil, preferredStyle: .actionSheet)
        if #available(iOS 14.0, *) {
            sheet.popoverPresentationController?.sourceView = view
            present(sheet, animated: true)
        } else {
            present(sheet, animated: true) // ok: action-sheet-without-anchor — nor here
        }
    }

    func onNewSystems() {
        guard #available(iOS 15.0, *) else { return }
        let sheet = UIAlertController(title: "Log", message: nil, preferredStyle: .actionSheet)
        present(sheet, animated: true) // expect: action-sheet-without-anchor
    }

    func onLaterSystems() {
        guard #available(iOS 17.0, *) else {
            let sheet = UIAlertController(title: "Log", message: nil, preferredStyle: .actionSheet)
            return present(sheet, animated: true) // expect: action-sheet-without-anchor
        }
    }
}
