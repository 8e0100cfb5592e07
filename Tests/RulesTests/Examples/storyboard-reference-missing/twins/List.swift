import UIKit

// Two storyboards, one for each device: what was added to the one is missing in the other.

final class ListViewController: UIViewController {
    @objc private func help() {
        let help = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Help") // ok: storyboard-reference-missing — there it is
        present(help, animated: true)
    }

    @objc private func helpOnPad() {
        // expect: storyboard-reference-missing (error) "Help"
        let help = UIStoryboard(name: "Main_iPad", bundle: nil).instantiateViewController(withIdentifier: "Help")
        present(help, animated: true)
    }
}

final class HelpViewController: UIViewController {}
