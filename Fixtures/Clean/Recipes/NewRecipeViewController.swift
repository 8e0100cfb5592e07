import UIKit

/// Writes a recipe. Cancel and Save unwind to the list; a swipe asks first once something is written.
final class NewRecipeViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
    @IBOutlet private var nameField: UITextField!
    @IBOutlet private var stepsView: UITextView!

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.presentationController?.delegate = self
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "saveRecipe" {
            RecipeBook.shared.recipes.append(Recipe(name: nameField.text ?? "", steps: stepsView.text, source: nil))
        }
    }

    @IBAction private func nameChanged(_ sender: UITextField) {
        isModalInPresentation = sender.hasText
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        let question = UIAlertController(title: "Discard this recipe?", message: nil, preferredStyle: .alert)
        question.addAction(UIAlertAction(title: "Keep Writing", style: .cancel))
        question.addAction(UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
            self?.dismiss(animated: true)
        })
        present(question, animated: true)
    }
}
