import UIKit

protocol DatePanelDelegate: AnyObject { func datePanelDidChoose(_ panel: DatePanelViewController) }

final class DatePanelViewController: UIViewController {
    weak var delegate: DatePanelDelegate?
    @IBAction func choose(_ sender: UIButton) { delegate?.datePanelDidChoose(self) }
}

final class TripViewController: UIViewController, DatePanelDelegate {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let panel = segue.destination as? DatePanelViewController else { return }
        panel.delegate = self
    }

    func datePanelDidChoose(_ panel: DatePanelViewController) {
        present(PriceViewController(), animated: true) // expect: presenter-is-busy (warning) "still presenting “DatePanelViewController”"
    }
}

/// The panel is shown by a push here.
final class StayViewController: UIViewController, DatePanelDelegate {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let panel = segue.destination as? DatePanelViewController else { return }
        panel.delegate = self
    }

    func datePanelDidChoose(_ panel: DatePanelViewController) {
        present(PriceViewController(), animated: true) // ok: presenter-is-busy — the panel stands in the stack
    }
}

final class PriceViewController: UIViewController {
    @IBAction func close(_ sender: UIButton) { dismiss(animated: true) }
}
