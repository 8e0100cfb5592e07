import UIKit

/// The site puts a way out on what it presents: an action of the shown screen, or one of its own.
final class ShelfViewController: UIViewController {
    func openBook() {
        let book = BookPageViewController()
        book.navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .close, target: book, action: #selector(BookPageViewController.leave))
        // edge: present ShelfViewController → BookPageViewController in UINavigationController
        present(UINavigationController(rootViewController: book), animated: true)
    }

    func openMap() {
        let map = MapPageViewController()
        map.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(closeMap))
        present(UINavigationController(rootViewController: map), animated: true) // edge: present ShelfViewController → MapPageViewController in UINavigationController
    }

    @objc private func closeMap() {
        dismiss(animated: true) // edge: dismiss ShelfViewController → ?
    }
}

final class BookPageViewController: UIViewController {
    @objc func leave() {
        dismiss(animated: true) // edge: dismiss BookPageViewController → ?
    }
}

final class MapPageViewController: UIViewController {}
