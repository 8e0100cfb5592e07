import UIKit

final class AlbumsViewController: UIViewController {}
final class AlbumViewController: UIViewController {}

final class ShareViewController: UIViewController {
    @IBAction private func cancel(_ sender: Any) {
        let below = presentingViewController as? UINavigationController
        dismiss(animated: true) {
            below?.pushViewController(OffersViewController(), animated: true) // expect: closing-changes-place "on “ShareViewController” also moves"
        }
    }
}

final class RenameViewController: UIViewController {
    @IBAction private func cancel(_ sender: Any) {
        dismiss(animated: true) // ok: closing-changes-place — the layer only
    }
}

final class OffersViewController: UIViewController {}
