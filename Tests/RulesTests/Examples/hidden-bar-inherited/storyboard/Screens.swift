import UIKit

final class FormViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }
}

final class TourViewController: UIViewController {
    @IBAction func leave(_ sender: UIButton) { navigationController?.popViewController(animated: true) }
}
