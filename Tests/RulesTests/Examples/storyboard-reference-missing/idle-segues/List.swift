import UIKit

final class ListViewController: UIViewController {
    @IBAction func patch(_ sender: UIButton) { performSegue(withIdentifier: "patch", sender: self) }
    @IBAction func add(_ sender: UIButton) { performSegue(withIdentifier: "add", sender: self) }
}

final class AddViewController: UIViewController {
    @IBAction func save(_ sender: UIButton) { performSegue(withIdentifier: "unwindMissing", sender: self) }
}
