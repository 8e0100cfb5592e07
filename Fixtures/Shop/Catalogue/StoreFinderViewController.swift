import MapKit
import UIKit

/// A map of the stores, presented over the whole screen in a stack of its own.
final class StoreFinderViewController: UIViewController {
    private let mapView = MKMapView()
    private let names = ["Harbour", "Old Town"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Stores"
        mapView.frame = view.bounds
        view.addSubview(mapView)
        // expect: back-chevron-on-modal "chevron.left"
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(leave))
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Nearest", style: .plain, target: self, action: #selector(showNearest))
    }

    @objc private func leave() {
        dismiss(animated: true)
    }

    @objc private func showNearest() {
        let detail = StoreViewController()
        detail.title = names.first
        navigationController?.pushViewController(detail, animated: true)
    }
}

final class StoreViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: custom-back-kills-swipe — on the trailing side; Back and the swipe stay
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(closeFinder))
    }

    @objc private func closeFinder() {
        dismiss(animated: true)
    }
}
