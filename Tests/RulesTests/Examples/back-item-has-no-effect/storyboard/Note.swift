import UIKit

final class NoteViewController: UIViewController {
    @IBAction func save(_ sender: Any) {}
}
