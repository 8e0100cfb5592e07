import UIKit

extension UIStoryboard {
    static var reports: UIStoryboard { UIStoryboard(name: "Reports", bundle: nil) } // expect: storyboard-reference-missing "Reports"
    static var coupons: UIStoryboard { UIStoryboard(name: "Coupons", bundle: nil) } // ok: storyboard-reference-missing — nobody reads it
}

final class MenuViewController: UIViewController {
    @IBAction func reports(_ sender: UIButton) {
        guard let reports = UIStoryboard.reports.instantiateInitialViewController() else { return }
        navigationController?.pushViewController(reports, animated: true)
    }
}
