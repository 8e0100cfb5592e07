import UIKit

extension Notification.Name {
    static let closeTour = Notification.Name("closeTour")
}

/// Its way out is a notification: opaque, not absent.
final class TourViewController: UIViewController { // screen: TourViewController incomplete
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    }
    @objc private func close() {
        NotificationCenter.default.post(name: .closeTour, object: nil) // edge: none
    }
}

final class MuseumViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(closeTour), name: .closeTour, object: nil)
    }
    func openTour() {
        present(UINavigationController(rootViewController: TourViewController()), animated: true) // edge: present MuseumViewController → TourViewController in UINavigationController
    }
    @objc private func closeTour() {
        dismiss(animated: true) // edge: dismiss MuseumViewController → ?
    }
}
