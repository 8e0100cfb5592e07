import UIKit

final class RecipeListViewController: UITableViewController {
    private let book = RecipeBook.shared

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        book.recipes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Recipe", for: indexPath)
        cell.textLabel?.text = book.recipes[indexPath.row].name
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let detail = segue.destination as? RecipeViewController, let row = tableView.indexPathForSelectedRow?.row {
            detail.recipe = book.recipes[row]
        }
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake, presentedViewController == nil {
            performSegue(withIdentifier: "newRecipe", sender: self)
        }
    }

    @IBAction private func unwindToRecipes(_ segue: UIStoryboardSegue) {
        tableView.reloadData()
    }
}
