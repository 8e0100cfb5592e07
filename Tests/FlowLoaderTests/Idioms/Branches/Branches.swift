import UIKit

final class ShelfViewController: UIViewController {
    enum Kind { case book, map, record }
    var kind = Kind.book
    var saved: MapViewController?

    func openBySwitch() {
        let item: UIViewController
        switch kind {
        case .book: item = BookViewController()
        case .map: item = MapViewController()
        case .record: item = RecordViewController()
        }
        // edge: push ShelfViewController → BookViewController
        // edge: push ShelfViewController → MapViewController
        // edge: push ShelfViewController → RecordViewController
        navigationController?.pushViewController(item, animated: true)
    }

    func openByTernary(_ isOld: Bool) {
        let item = isOld ? MapViewController() : BookViewController()
        // edge: present ShelfViewController → MapViewController
        // edge: present ShelfViewController → BookViewController
        present(item, animated: true)
    }

    func openByGuard() {
        guard let map = saved else {
            present(BookViewController(), animated: true) // edge: present ShelfViewController → BookViewController
            return
        }
        present(map, animated: true) // edge: present ShelfViewController → MapViewController
    }

    func openByDefault() {
        // edge: present ShelfViewController → MapViewController
        present(saved ?? MapViewController(), animated: true)
    }

    func openByExpression() {
        let item: UIViewController = if kind == .book { BookViewController() } else { RecordViewController() }
        // edge: push ShelfViewController → BookViewController
        // edge: push ShelfViewController → RecordViewController
        navigationController?.pushViewController(item, animated: true)
    }

    func openByCast(_ next: UIViewController) {
        if let record = next as? RecordViewController {
            present(record, animated: true) // edge: present ShelfViewController → RecordViewController
        }
    }

    /// What was put into the local last is what is shown.
    func replaced() {
        var item: UIViewController = BookViewController()
        item = RecordViewController()
        present(item, animated: true) // edge: present ShelfViewController → RecordViewController
    }

    func known() {
        let kind = Kind.map
        let item: UIViewController
        switch kind {
        case .book: item = BookViewController()
        case .map: item = MapViewController()
        case .record: item = RecordViewController()
        }
        present(item, animated: true) // edge: present ShelfViewController → MapViewController
    }
}

final class BookViewController: UIViewController {}
final class MapViewController: UIViewController {}
final class RecordViewController: UIViewController {}
