import UIKit

final class CartViewController: UIViewController {
    @IBAction private func checkOut(_ sender: Any) {
        guard let checkout = UIStoryboard(name: "Checkout", bundle: nil).instantiateInitialViewController() else { return }
        checkout.modalPresentationStyle = .fullScreen
        present(checkout, animated: true) // ok: unpushable-controller — the storyboard begins with a navigation controller; it is presented
    }

    @IBAction private func changePayment(_ sender: Any) {
        let checkout = UIStoryboard(name: "Checkout", bundle: nil)
        let payment = checkout.instantiateViewController(withIdentifier: "PaymentMethods") // expect: storyboard-reference-missing "PaymentMethods"
        navigationController?.pushViewController(payment, animated: true)
    }

    @IBAction private func unwindToCart(_ segue: UIStoryboardSegue) {}

    @IBAction private func backToCart(segue: UIStoryboardSegue) {}
}

/// A line to go with a present. Done unwinds to the cart.
final class GiftNoteViewController: UIViewController {
    @IBOutlet private var textView: UITextView!

    var note: String {
        textView.text
    }
}
