import UIKit

// A closure's own local of the same name is another alert.

final class QueueViewController: UIViewController {
    private let more = UIButton(type: .system)

    @IBAction func choose(_ sender: Any) {
        let controller = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        controller.addAction(UIAlertAction(title: "Rename", style: .default) { _ in
            let controller = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
            controller.addAction(UIAlertAction(title: "OK", style: .default))
            self.present(controller, animated: true)
        })
        present(controller, animated: true) // expect: action-sheet-without-anchor
    }

    @IBAction func share(_ sender: Any) {
        let controller = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        let point = {
            let view = self.more
            controller.popoverPresentationController?.sourceView = view
        }
        point()
        present(controller, animated: true) // ok: action-sheet-without-anchor — the closure sets it, and binds no such name itself
    }
}
