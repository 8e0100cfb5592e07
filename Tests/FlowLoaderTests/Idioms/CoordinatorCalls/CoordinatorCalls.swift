import UIKit

final class FilmCoordinator {
    private let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    func start() {
        let list = FilmListViewController()
        list.coordinator = self
        // edge: push flow:FilmCoordinator → FilmListViewController
        navigationController.pushViewController(list, animated: false)
    }

    func showFilm() {
        let film = FilmViewController(coordinator: self)
        // edge: push flow:FilmCoordinator → FilmViewController
        // edge: push FilmListViewController → FilmViewController likely
        navigationController.pushViewController(film, animated: true)
    }

    func showTrailer() {
        // edge: present flow:FilmCoordinator → TrailerViewController
        // edge: present FilmViewController → TrailerViewController likely
        navigationController.present(TrailerViewController(), animated: true)
    }

    func close() {
        navigationController.popViewController(animated: true)
    }
}

final class FilmListViewController: UIViewController {
    weak var coordinator: FilmCoordinator?
    func choose() { coordinator?.showFilm() }
}

final class FilmViewController: UIViewController {
    private let coordinator: FilmCoordinator
    init(coordinator: FilmCoordinator) {
        self.coordinator = coordinator
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    func playTrailer() { coordinator.showTrailer() }
}

final class TrailerViewController: UIViewController {}
