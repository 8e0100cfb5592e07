import UIKit

final class HomeViewController: UIViewController {
    @objc private func showMap() {
        let map = MapViewController()
        map.modalPresentationStyle = .fullScreen
        present(map, animated: true) // expect: modal-without-exit "“MapViewController”"
    }
}

final class MapViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .green
    }
}
