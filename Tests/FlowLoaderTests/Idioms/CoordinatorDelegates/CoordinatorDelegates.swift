import UIKit

protocol PlantListDelegate: AnyObject {
    func plantListDidChoose(_ list: PlantListViewController)
    func plantListDidAskForHelp(_ list: PlantListViewController)
}

extension PlantListDelegate {
    func plantListDidAskForHelp(_ list: PlantListViewController) {}
}

final class GardenCoordinator: PlantListDelegate {
    let stack = UINavigationController()

    func start() {
        let list = PlantListViewController()
        list.delegate = self
        stack.setViewControllers([list], animated: false) // edge: setStack flow:GardenCoordinator → PlantListViewController
    }

    func plantListDidChoose(_ list: PlantListViewController) {
        // edge: push flow:GardenCoordinator → PlantViewController
        // edge: push PlantListViewController → PlantViewController likely
        stack.pushViewController(PlantViewController(), animated: true)
    }

    func plantListDidAskForHelp(_ list: PlantListViewController) {
        // edge: present flow:GardenCoordinator → PlantHelpViewController
        // edge: present PlantListViewController → PlantHelpViewController likely
        stack.present(PlantHelpViewController(), animated: true)
    }
}

/// Another delegate of the same protocol, for a list that someone else shows.
final class NurseryCoordinator: PlantListDelegate {
    func plantListDidChoose(_ list: PlantListViewController) {}
}

final class PlantListViewController: UIViewController {
    weak var delegate: PlantListDelegate?
    func choose() { delegate?.plantListDidChoose(self) }
    func help() { delegate?.plantListDidAskForHelp(self) }
}

final class PlantViewController: UIViewController {}
final class PlantHelpViewController: UIViewController {}
