import UIKit

enum Boards {
    static let recipes = "Recipes"
    enum Scene: String {
        case stepList = "StepListScene"
        case timer
    }
}

enum Segues: String {
    case showOven = "showOven"
}

private let pantryIdentifier = "PantryScene"

final class RecipeViewController: UIViewController {
    func openSteps() {
        let board = UIStoryboard(name: Boards.recipes, bundle: nil)
        let steps = board.instantiateViewController(withIdentifier: Boards.Scene.stepList.rawValue)
        navigationController?.pushViewController(steps, animated: true) // edge: push RecipeViewController → StepListViewController
    }

    func openTimer() {
        let scene = Boards.Scene.timer
        let timer = UIStoryboard(name: Boards.recipes, bundle: nil).instantiateViewController(withIdentifier: scene.rawValue)
        present(timer, animated: true) // edge: present RecipeViewController → TimerViewController
    }

    func openPantry() {
        guard let pantry = storyboard?.instantiateViewController(withIdentifier: pantryIdentifier) as? PantryViewController else { return }
        show(pantry, sender: self) // edge: show RecipeViewController → PantryViewController
    }

    func openOven() {
        performSegue(withIdentifier: Segues.showOven.rawValue, sender: self) // edge: segue-show RecipeViewController → OvenViewController
    }

    /// Put together at run time: counted, never guessed.
    func openAny(_ name: String) {
        let scene = UIStoryboard(name: Boards.recipes, bundle: nil).instantiateViewController(withIdentifier: "\(name)Scene")
        present(scene, animated: true) // edge: present RecipeViewController → ?
    }
}

final class StepListViewController: UIViewController {}
final class TimerViewController: UIViewController {}
final class PantryViewController: UIViewController {}
final class OvenViewController: UIViewController {}
