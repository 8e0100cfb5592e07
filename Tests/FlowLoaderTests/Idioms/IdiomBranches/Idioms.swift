import UIKit

extension UIDevice {
    static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
}

final class RecipesViewController: UITableViewController {
    private var isTablet: Bool { traitCollection.userInterfaceIdiom == .pad }

    func open() {
        let recipe = RecipeViewController()
        if UIDevice.current.userInterfaceIdiom == .pad {
            present(UINavigationController(rootViewController: recipe), animated: true) // edge: present RecipesViewController → RecipeViewController in UINavigationController pad
        } else {
            navigationController?.pushViewController(recipe, animated: true) // edge: push RecipesViewController → RecipeViewController phone
        }
    }

    func openByGuard() {
        guard UIDevice.isPad else {
            show(RecipeViewController(), sender: nil) // edge: show RecipesViewController → RecipeViewController phone
            return
        }
        showDetailViewController(RecipeViewController(), sender: nil) // edge: showDetail RecipesViewController → RecipeViewController pad
    }

    func openByEarlyReturn() {
        if isTablet {
            showDetailViewController(RecipeViewController(), sender: nil) // edge: showDetail RecipesViewController → RecipeViewController pad
            return
        }
        show(RecipeViewController(), sender: nil) // edge: show RecipesViewController → RecipeViewController phone
    }

    func openBySwitch() {
        switch UIDevice.current.userInterfaceIdiom {
        case .phone:
            show(RecipeViewController(), sender: nil) // edge: show RecipesViewController → RecipeViewController phone
        case .pad, .mac:
            showDetailViewController(RecipeViewController(), sender: nil) // edge: showDetail RecipesViewController → RecipeViewController pad
        default:
            break
        }
    }

    func openByLocal(_ wantsAll: Bool) {
        let isPad = traitCollection.userInterfaceIdiom == .pad
        if !isPad {
            show(RecipeViewController(), sender: nil) // edge: show RecipesViewController → RecipeViewController phone
        }
        if isPad && wantsAll {
            present(RecipeViewController(), animated: true) // edge: present RecipesViewController → RecipeViewController pad
        } else {
            // Reached on an iPad too, where not all is wanted.
            show(RecipeViewController(), sender: nil) // edge: show RecipesViewController → RecipeViewController everywhere
        }
        if isPad || wantsAll {
            show(RecipeViewController(), sender: nil) // edge: show RecipesViewController → RecipeViewController everywhere
        }
    }

    /// A size class is no idiom: a large phone is regular, a narrow iPad window compact.
    func openBySize() {
        if traitCollection.horizontalSizeClass == .regular {
            showDetailViewController(RecipeViewController(), sender: nil) // edge: showDetail RecipesViewController → RecipeViewController everywhere
        } else {
            show(RecipeViewController(), sender: nil) // edge: show RecipesViewController → RecipeViewController everywhere
        }
    }
}

final class RecipeViewController: UIViewController {}
