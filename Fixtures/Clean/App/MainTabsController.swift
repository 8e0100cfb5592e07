import SwiftUI
import UIKit

final class MainTabsController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let settings = UIHostingController(rootView: SettingsView())
        settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 1)
        viewControllers = (viewControllers ?? []) + [settings]
    }

    /// Shows a recipe with the list below it, after whatever is presented has gone.
    func openRecipe(named name: String) {
        guard let recipe = RecipeBook.shared.recipe(named: name),
              let stack = viewControllers?.first as? UINavigationController,
              let list = stack.viewControllers.first
        else { return }
        let main = UIStoryboard(name: "Main", bundle: nil)
        guard let detail = main.instantiateViewController(withIdentifier: "Recipe") as? RecipeViewController else { return }
        detail.recipe = recipe
        dismiss(animated: false)
        selectedIndex = 0
        stack.setViewControllers([list, detail], animated: false)
    }
}
