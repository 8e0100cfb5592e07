import UIKit

struct Book {}

final class BooksViewController: UITableViewController {
    var books: [Book] = []
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let row = tableView.indexPathForSelectedRow?.row else { return }
        (segue.destination as? BookViewController)?.book = books[row]
    }
}

final class WishesViewController: UITableViewController {
    var books: [Book] = []
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let row = tableView.indexPathForSelectedRow?.row else { return }
        (segue.destination as? BookViewController)?.book = books[row]
    }
}

final class BookViewController: UIViewController {
    var book: Book?
}
