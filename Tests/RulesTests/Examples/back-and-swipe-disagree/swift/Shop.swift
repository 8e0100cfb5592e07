import UIKit

final class ShopViewController: UIViewController {
    @IBAction func backToShop(_ segue: UIStoryboardSegue) {}
}

final class BasketViewController: UIViewController {
    @IBAction func backToBasket(_ segue: UIStoryboardSegue) {}
}

final class AddressViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftItemsSupplementBackButton = true
        navigationItem.leftBarButtonItem = UIBarButtonItem( // expect: back-and-swipe-disagree "the back swipe goes to “Basket"
            image: UIImage(systemName: "chevron.backward"), style: .plain, target: self, action: #selector(back))
    }

    @objc private func back() { performSegue(withIdentifier: "back", sender: self) }
}

final class VoucherViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftItemsSupplementBackButton = true
        navigationItem.leftBarButtonItem = UIBarButtonItem( // ok: back-and-swipe-disagree — both go to the basket
            image: UIImage(systemName: "chevron.backward"), style: .plain, target: self, action: #selector(back))
    }

    @objc private func back() { performSegue(withIdentifier: "back", sender: self) }
}
