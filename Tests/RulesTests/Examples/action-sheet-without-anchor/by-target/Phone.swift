import UIKit

final class PhoneViewController: UIViewController {
    func share() {
        present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true) // ok: action-sheet-without-anchor — the target is for iPhones only
    }
}
