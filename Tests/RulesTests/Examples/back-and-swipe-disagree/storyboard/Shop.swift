import UIKit

final class ShopViewController: UIViewController {
    @IBAction func backToShop(_ segue: UIStoryboardSegue) {}
}

final class BasketViewController: UIViewController {
    @IBAction func backToBasket(_ segue: UIStoryboardSegue) {}
}

final class AddressViewController: UIViewController {
    @IBAction private func back(_ sender: Any) { performSegue(withIdentifier: "back", sender: self) }
}

final class VoucherViewController: UIViewController {
    @IBAction private func back(_ sender: Any) { performSegue(withIdentifier: "back", sender: self) }
}
