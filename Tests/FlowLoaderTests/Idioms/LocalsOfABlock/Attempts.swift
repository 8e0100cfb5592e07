import UIKit

/// What a `do` has made before its last `try` is still there after it, and gone after its `catch`.
final class HarbourViewController: UIViewController {
    private let fallback = MapViewController()

    @objc private func sail() {
        let next: UIViewController = fallback
        do {
            let next = try makeKey()
            navigationController?.pushViewController(next, animated: true) // edge: push HarbourViewController → KeyViewController
        } catch {
            print(error)
        }
        present(next, animated: true) // edge: present HarbourViewController → MapViewController
    }

    private func makeKey() throws -> KeyViewController { KeyViewController() }
}
