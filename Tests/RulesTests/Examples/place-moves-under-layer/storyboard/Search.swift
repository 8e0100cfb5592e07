import UIKit

final class ListViewController: UIViewController {}
final class ResultViewController: UIViewController {}

final class FilterViewController: UIViewController {
    @IBAction private func close(_ sender: Any) { dismiss(animated: true) }
    @IBAction private func apply(_ sender: Any) {
        guard let result = storyboard?.instantiateViewController(withIdentifier: "Result") as? ResultViewController else { return }
        let below = presentingViewController as? UINavigationController
        below?.pushViewController(result, animated: true) // expect: place-moves-under-layer "moves what lies under it to “ResultViewController”"
    }
}

final class SortViewController: UIViewController {
    @IBAction private func close(_ sender: Any) { dismiss(animated: true) }
    @IBAction private func apply(_ sender: Any) {
        guard let result = storyboard?.instantiateViewController(withIdentifier: "Result") as? ResultViewController else { return }
        let below = presentingViewController as? UINavigationController
        dismiss(animated: true) {
            below?.pushViewController(result, animated: true) // ok: place-moves-under-layer — once the layer is gone
        }
    }
}
