import UIKit

// A class that performs segues itself answers to names that no storyboard has.

final class ListController: UITableViewController {
    override func performSegue(withIdentifier identifier: String, sender: Any?) {
        if identifier == "details" {
            present(DetailController(), animated: true)
            return
        }
        super.performSegue(withIdentifier: identifier, sender: sender)
    }

    @IBAction func details() {
        performSegue(withIdentifier: "details", sender: self) // ok: storyboard-reference-missing — its own
    }
}

final class OtherController: UITableViewController {
    @IBAction func details() {
        performSegue(withIdentifier: "details", sender: self) // expect: storyboard-reference-missing (error) "no segue “details”"
    }
}

final class DetailController: UIViewController {}
