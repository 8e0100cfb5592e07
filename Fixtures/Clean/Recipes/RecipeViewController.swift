import UIKit

final class RecipeViewController: UIViewController {
    var recipe: Recipe?

    private var source: URL? {
        recipe?.source
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = recipe?.name
        navigationItem.backButtonDisplayMode = .minimal
    }

    @IBAction private func showSource(_ sender: Any) {
        guard let source else { return }
        navigationController?.pushViewController(SourceViewController(url: source), animated: true)
    }

    @IBAction private func cook(_ sender: Any) {
        let steps = StepViewController(text: recipe?.steps ?? "", number: 1)
        let navigation = GuardedNavigationController(rootViewController: steps)
        navigation.modalPresentationStyle = .fullScreen
        present(navigation, animated: true)
    }
}

/// One step of cooking. The first closes, the others go back one step; the stack keeps the swipe.
final class StepViewController: UIViewController {
    private let text: String
    private let number: Int

    init(text: String, number: Int) {
        self.text = text
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Step \(number)"
        if number > 1 {
            navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(goBack))
        } else {
            navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Next", style: .plain, target: self, action: #selector(showNext))
    }

    @objc private func goBack() {
        navigationController?.popViewController(animated: true)
    }

    @objc private func close() {
        dismiss(animated: true)
    }

    @objc private func showNext() {
        navigationController?.pushViewController(StepViewController(text: text, number: number + 1), animated: true)
    }
}
