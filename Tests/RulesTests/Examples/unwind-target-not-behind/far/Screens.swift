import UIKit

final class ListViewController: UIViewController {
    @IBAction func backToList(_ segue: UIStoryboardSegue) {}
}

final class ItemViewController: UIViewController {
    @IBAction func backToItem(_ segue: UIStoryboardSegue) {}
}

final class DetailViewController: UIViewController {}
final class NotesViewController: UIViewController {}
