import UIKit
import WebKit

final class CheckoutSummaryViewController: UIViewController {}

final class CheckoutAddressViewController: UIViewController {
    @IBOutlet private var nameField: UITextField!
    @IBOutlet private var streetField: UITextField!
    @IBOutlet private var continueButton: UIButton!

    @IBAction private func fieldChanged(_ sender: UITextField) {
        continueButton.isEnabled = nameField.hasText && streetField.hasText
    }
}

final class CheckoutPaymentViewController: UITableViewController {}

final class CheckoutTermsViewController: UIViewController {
    @IBOutlet private var webView: WKWebView!

    override func viewDidLoad() {
        super.viewDidLoad()
        if let url = URL(string: "https://shop.example/terms") {
            webView.load(URLRequest(url: url))
        }
    }
}

final class CheckoutDoneViewController: UIViewController {}

final class DeliveryOptionsViewController: UITableViewController {}
