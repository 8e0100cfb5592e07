import UIKit

final class HomeViewController: UIViewController {
    func open() {
        let info = UIStoryboard(name: "More", bundle: nil).instantiateViewController(withIdentifier: "Info")
        present(info, animated: true) // ok: storyboard-reference-missing — the scene is there
    }

    func lost() {
        let board = UIStoryboard(name: "Mroe", bundle: nil) // expect: storyboard-reference-missing (error) "no storyboard “Mroe”"
        guard let first = board.instantiateInitialViewController() else { return }
        present(first, animated: true)
    }

    func foreign(bundle: Bundle) {
        // ok: storyboard-reference-missing — another bundle may have it
        _ = UIStoryboard(name: "Foreign", bundle: bundle).instantiateInitialViewController()
    }
}

final class InfoViewController: UIViewController {}
