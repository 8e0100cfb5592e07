import UIKit

/// Reads a bar code and opens the product it stands for.
final class ScannerViewController: UIViewController {
    private let codeLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        let close = UIButton(type: .close)
        close.frame = CGRect(x: 16, y: 16, width: 44, height: 44)
        close.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
        view.addSubview(close)
        let lookUp = UIButton(type: .system)
        lookUp.setTitle("Look Up", for: .normal)
        lookUp.addTarget(self, action: #selector(lookUpTapped), for: .touchUpInside)
        view.addSubview(lookUp)
        view.addSubview(codeLabel)
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    }

    @objc private func lookUpTapped() {
        guard let id = codeLabel.text.flatMap(Int.init), let product = Store.current.product(id: id) else { return }
        let main = UIStoryboard(name: "Main", bundle: nil)
        guard let detail = main.instantiateViewController(withIdentifier: "Product") as? ProductViewController else { return }
        detail.product = product
        // The catalogue presents the scanner as it is: there is no navigation controller to find.
        navigationController?.pushViewController(detail, animated: true) // expect: push-without-stack "never inside a navigation stack"
    }
}
