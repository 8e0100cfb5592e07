import UIKit

final class Shop {
    func purchase(_ done: @escaping (Bool) -> Void) {}
    func loadPrices(_ done: @escaping (Bool) -> Void) {}
}

final class BasketViewController: UIViewController {
    private let shop = Shop()

    @IBAction func buy(_ sender: UIButton) {
        shop.purchase { success in
            if success {
                self.performSegue(withIdentifier: "thanks", sender: nil) // expect: finished-form-left-behind "purchase"
            }
        }
    }

    @IBAction func prices(_ sender: UIButton) {
        shop.loadPrices { success in
            if success {
                self.performSegue(withIdentifier: "prices", sender: nil) // ok: finished-form-left-behind — nothing was finished
            }
        }
    }
}
