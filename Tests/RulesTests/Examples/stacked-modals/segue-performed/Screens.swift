import UIKit

final class HomeViewController: UIViewController {
    @IBAction func openList(_ sender: Any) { performSegue(withIdentifier: "list", sender: sender) }
}

final class ListViewController: UIViewController {
    @IBAction func openItem(_ sender: Any) { performSegue(withIdentifier: "item", sender: sender) }
    @IBAction func close(_ sender: Any) { dismiss(animated: true) }
}

final class ItemViewController: UIViewController {
    @IBAction func openNote(_ sender: Any) { performSegue(withIdentifier: "note", sender: sender) } // ok: stacked-modals — the segue is told
    @IBAction func close(_ sender: Any) { dismiss(animated: true) }
}

final class NoteViewController: UIViewController {
    @IBAction func close(_ sender: Any) { dismiss(animated: true) }
}
