import UIKit

/// Reads a bar code and lists what it may stand for.
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
        let results = ScanResultsViewController(code: codeLabel.text ?? "")
        // The catalogue presents the scanner as it is: there is no navigation controller to find.
        navigationController?.pushViewController(results, animated: true) // expect: push-without-stack "never inside a navigation stack"
    }
}

final class ScanResultsViewController: UITableViewController {
    private let code: String

    init(code: String) {
        self.code = code
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = code
    }
}
