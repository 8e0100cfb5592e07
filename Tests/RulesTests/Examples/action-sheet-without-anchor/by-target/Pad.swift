import UIKit

final class PadViewController: UIViewController {
    func share() {
        present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true) // expect: action-sheet-without-anchor (error)
    }
}

func padStart() -> UIViewController { PadViewController() }
