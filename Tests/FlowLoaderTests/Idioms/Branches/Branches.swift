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

    /// The property may be empty again by the time this runs.
    func openOnce() {
        if saved == nil {
            saved = MapViewController()
            present(BookViewController(), animated: true) // edge: present ShelfViewController → BookViewController
        }
    }

    /// A closure decides, not the first value.
    func openIfFound(_ names: [String]) {
        var isFound = false
        names.forEach { if $0.isEmpty { isFound = true } }
        if isFound { present(BookViewController(), animated: true) } // edge: present ShelfViewController → BookViewController
    }

    /// The list may hold more than it began with.
    private var kinds: [Kind] = [.book]
    func openListed(_ index: Int) {
        switch kinds[index] {
        case .book: present(BookViewController(), animated: true) // edge: present ShelfViewController → BookViewController
        case .map: present(MapViewController(), animated: true) // edge: present ShelfViewController → MapViewController
        case .record: break
        }
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
