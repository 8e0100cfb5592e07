import UIKit

final class CupboardViewController: UIViewController {
    func openCup() {
        let cup = CupViewController()
        cup.onDone = { [weak self] in
            self?.dismiss(animated: true) // edge: dismiss CupboardViewController → ?
        }
        present(UINavigationController(rootViewController: cup), animated: true) // edge: present CupboardViewController → CupViewController in UINavigationController
    }
    func openPlate() {
        let plate = PlateViewController(completion: { [weak self] in
            self?.navigationController?.popViewController(animated: true) // edge: pop CupboardViewController → ?
        })
        navigationController?.pushViewController(plate, animated: true) // edge: push CupboardViewController → PlateViewController
    }
    func openBowl() {
        present(UINavigationController(rootViewController: BowlViewController()), animated: true) // edge: present CupboardViewController → BowlViewController in UINavigationController
    }
}

final class CupViewController: UIViewController { // screen: CupViewController complete
    var onDone: (() -> Void)?
    @objc func done() { onDone?() }
}

final class PlateViewController: UIViewController { // screen: PlateViewController complete
    private let completion: () -> Void
    init(completion: @escaping () -> Void) {
        self.completion = completion
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    @objc func done() { completion() }
}

/// An optional closure defaulted to nil, which its only maker does not pass: what it does is known, nothing.
final class BowlViewController: UIViewController { // screen: BowlViewController complete
    private let onClose: (() -> Void)?
    init(onClose: (() -> Void)? = nil) {
        self.onClose = onClose
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    @objc func close() { onClose?() }
}

/// Given by code that is not in the sources.
final class JugViewController: UIViewController { // screen: JugViewController incomplete
    var onDone: (() -> Void)?
    @objc func done() { onDone?() }
}
