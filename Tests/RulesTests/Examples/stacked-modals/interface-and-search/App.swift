import UIKit

// What is no layer over another: the interface that launch puts up, and the results of a search.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = SplashViewController()
        self.window = window
    }
}

final class SplashViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let board = BoardViewController()
        board.modalPresentationStyle = .fullScreen
        present(board, animated: false)
    }
}

final class BoardViewController: UIViewController {
    @IBAction func add(_ sender: UIButton) { present(CardViewController(), animated: true) }
}

final class CardViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let search = UISearchController(searchResultsController: ResultsViewController())
        navigationItem.searchController = search // ok: stacked-modals — results take the screen's place
    }

    @IBAction func label(_ sender: UIButton) { present(LabelViewController(), animated: true) } // ok: stacked-modals — the second layer
    @IBAction func close(_ sender: UIButton) { dismiss(animated: true) }
}

final class ResultsViewController: UITableViewController {}

final class LabelViewController: UIViewController {
    @IBAction func colour(_ sender: UIButton) { present(ColourViewController(), animated: true) } // expect: stacked-modals "layer 3"
    @IBAction func close(_ sender: UIButton) { dismiss(animated: true) }
}

final class ColourViewController: UIViewController {
    @IBAction func close(_ sender: UIButton) { dismiss(animated: true) }
}
