import UIKit

final class PierViewController: UIViewController {
    @objc private func open() {
        // present(UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet), animated: true)
        print("present(UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet), animated: true)") // ok: action-sheet-without-anchor — text
        print("navigationController?.pushViewController(NewBoatViewController(), animated: true)") // ok: pushed-interruption — text
    }

    #if os(tvOS)
    @objc private func openOnTV() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        present(sheet, animated: true) // ok: action-sheet-without-anchor, presentation-dropped — another platform
        present(sheet, animated: true)
    }
    #endif

    #if os(watchOS) || os(macOS)
    @objc private func openElsewhere() {
        dismiss(animated: true)
        present(PierViewController(), animated: true) // ok: presentation-dropped — another platform
    }
    #endif
}

final class NewBoatViewController: UIViewController {
    private let name = UITextField()
}
