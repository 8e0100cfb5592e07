import Foundation

struct Recipe {
    var name: String
    var steps: String
    var source: URL?
}

final class RecipeBook {
    static let shared = RecipeBook()

    var recipes: [Recipe] = []

    func recipe(named name: String) -> Recipe? {
        recipes.first { $0.name == name }
    }
}
