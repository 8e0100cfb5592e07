import UIKit

final class PanelViewController: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        present(HelpViewController(), animated: false) // expect: presentation-dropped
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = UIView()
        present(HelpViewController(), animated: false) // expect: presentation-dropped
    }
}

final class HelpViewController: UIViewController {
    @IBAction func close() { dismiss(animated: true) }
}
