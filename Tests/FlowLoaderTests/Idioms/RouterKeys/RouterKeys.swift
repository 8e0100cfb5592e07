import UIKit

/// A router with keys: each caller's key says which branch it takes.
final class KeyRouter {
    static let shared = KeyRouter()
    static let rulesKey = "rules"
    static let scoresKey = "scores"
    var stack: UINavigationController?

    func go(_ key: String) { perform(key, animated: true) }

    private func perform(_ key: String, animated: Bool) {
        if key == KeyRouter.rulesKey {
            stack?.present(RulesViewController(), animated: animated) // edge: present BoardViewController → RulesViewController likely
        } else if key == KeyRouter.scoresKey {
            ScoreKeeper().show(on: stack)
        }
    }
}

struct ScoreKeeper {
    func show(on stack: UINavigationController?) {
        stack?.pushViewController(ScoresViewController(), animated: true) // edge: push flow:KeyRouter → ScoresViewController likely
    }
}

final class BoardViewController: UIViewController {
    func openRules() { KeyRouter.shared.go(KeyRouter.rulesKey) }
}

final class RulesViewController: UIViewController {}
final class ScoresViewController: UIViewController {}
