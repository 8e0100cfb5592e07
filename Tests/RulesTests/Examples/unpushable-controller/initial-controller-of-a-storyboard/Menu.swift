import UIKit

final class MenuViewController: UIViewController {
    func pushHelp() {
        guard let help = UIStoryboard(name: "Help", bundle: nil).instantiateInitialViewController() else { return }
        navigationController?.pushViewController(help, animated: true) // expect: unpushable-controller (error)
    }

    func presentHelp() {
        guard let help = UIStoryboard(name: "Help", bundle: nil).instantiateInitialViewController() else { return }
        present(help, animated: true) // ok: unpushable-controller — presented
    }
}

final class TopicsViewController: UIViewController {}
