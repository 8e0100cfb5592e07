import UIKit

// What generators write: they know the storyboards, and their names are no literals at the place of use.

enum StoryboardScene {
    enum Main {
        static let cup = SceneType<CupViewController>(storyboard: "Main", identifier: "Cup")
    }
}

struct SceneType<T: UIViewController> {
    let storyboard: String
    let identifier: String
    func instantiate() -> T {
        // ok: storyboard-reference-missing — both names come from outside
        UIStoryboard(name: storyboard, bundle: nil).instantiateViewController(withIdentifier: identifier) as! T
    }
}

final class HomeViewController: UIViewController {
    @objc private func showCup() {
        // ok: storyboard-reference-missing — a generated accessor
        present(StoryboardScene.Main.cup.instantiate(), animated: true)
    }

    @objc private func showPlate() {
        // ok: storyboard-reference-missing — of a generator's own file, which is not here
        guard let plate = R.storyboard.main.plate() else { return }
        present(plate, animated: true)
    }

    @objc private func showBowl() {
        // expect: storyboard-reference-missing (error) "Bowl"
        let bowl = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Bowl")
        present(bowl, animated: true)
    }
}

final class CupViewController: UIViewController {}
