import UIKit

// An exit that nobody draws: what it looks like is no further finding. One that is taken away again would not be there in a bar either.

final class HomeViewController: UIViewController {
    @IBAction func openMap() {
        let map = MapViewController()
        map.modalPresentationStyle = .fullScreen
        present(map, animated: true)
    }

    @IBAction func openTour() {
        let tour = TourViewController()
        tour.modalPresentationStyle = .fullScreen
        present(tour, animated: true)
    }
}

final class MapViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem( // expect: modal-exit-not-rendered
            image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(leave))
    }

    @objc private func leave() { dismiss(animated: true) }
}

final class TourViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem( // expect: exit-missing-on-one-path
            barButtonSystemItem: .done, target: self, action: #selector(leave))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.leftBarButtonItem = nil
    }

    @objc private func leave() { dismiss(animated: true) }
}
