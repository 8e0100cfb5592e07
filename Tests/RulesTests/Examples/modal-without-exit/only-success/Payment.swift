import UIKit

// Full screen, and the only thing that closes it is success. Who gives up, or has no network, stays.

final class BasketViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Pay", style: .plain, target: self, action: #selector(pay))
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Voucher", style: .plain, target: self, action: #selector(redeem))
    }

    @objc private func pay() {
        let payment = PaymentViewController()
        payment.modalPresentationStyle = .fullScreen
        present(payment, animated: true) // expect: modal-without-exit (warning) "unless"
    }

    @objc private func redeem() {
        let voucher = VoucherViewController()
        voucher.modalPresentationStyle = .fullScreen
        present(voucher, animated: true) // ok: modal-without-exit — “Not now” closes it besides
    }
}

final class Bank {
    func charge(_ amount: Int, completion: @escaping (Result<Int, Error>) -> Void) { completion(.success(amount)) }
}

final class PaymentViewController: UIViewController {
    private let bank = Bank()
    private let payButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        payButton.setTitle("Pay now", for: .normal)
        payButton.addTarget(self, action: #selector(submit), for: .touchUpInside)
        view.addSubview(payButton)
    }

    @objc private func submit() {
        bank.charge(10) { [weak self] result in
            DispatchQueue.main.async {
                switch result {
                case .success: self?.dismiss(animated: true)
                case .failure: self?.payButton.setTitle("Try again", for: .normal)
                }
            }
        }
    }
}

final class VoucherViewController: UIViewController {
    private let bank = Bank()

    override func viewDidLoad() {
        super.viewDidLoad()
        let send = UIButton(type: .system)
        send.setTitle("Redeem", for: .normal)
        send.addTarget(self, action: #selector(submit), for: .touchUpInside)
        let later = UIButton(type: .system)
        later.setTitle("Not now", for: .normal)
        later.addTarget(self, action: #selector(skip), for: .touchUpInside)
        view.addSubview(send)
        view.addSubview(later)
    }

    @objc private func submit() {
        bank.charge(0) { [weak self] result in
            DispatchQueue.main.async {
                if case .success = result { self?.dismiss(animated: true) }
            }
        }
    }

    @objc private func skip() { dismiss(animated: true) }
}
