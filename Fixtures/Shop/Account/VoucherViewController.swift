import UIKit

/// A voucher that came with a link. Nothing else in the app leads here.
final class VoucherViewController: UIViewController {
    private let code: String

    init(code: String) {
        self.code = code
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Voucher"
        let label = UILabel(frame: view.bounds)
        label.text = code
        view.addSubview(label)
        // expect: deep-link-back-without-parent "VoucherViewController"
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "chevron.backward"), style: .plain, target: self, action: #selector(goBack))
    }

    @objc private func goBack() {
        navigationController?.popViewController(animated: true)
    }
}
