import UIKit

// Which operations end a form is said in the configuration: here redeeming does, and buying, which the usual words have, does not.

final class Shop {
    func redeemVoucher(_ done: @escaping (Result<Int, Error>) -> Void) { done(.success(1)) }
    func purchaseBasket(_ done: @escaping (Result<Int, Error>) -> Void) { done(.success(1)) }
}

final class VoucherViewController: UIViewController {
    private let shop = Shop()

    @objc private func redeem() {
        shop.redeemVoucher { result in
            guard case .success = result else { return }
            self.navigationController?.pushViewController(ThanksViewController(), animated: true) // expect: finished-form-left-behind (info) "redeemVoucher"
        }
    }

    @objc private func buy() {
        shop.purchaseBasket { result in
            guard case .success = result else { return }
            // ok: finished-form-left-behind — the configuration names other words
            self.navigationController?.pushViewController(ThanksViewController(), animated: true)
        }
    }
}

final class ThanksViewController: UIViewController {}
