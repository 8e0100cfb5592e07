import UIKit

final class ListViewController: UIViewController {
    private lazy var sorting: UIAlertController = {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "By name", style: .default))
        return sheet
    }()

    @objc private func sort() { present(sorting, animated: true) } // expect: action-sheet-without-anchor
}

final class TableViewController: UIViewController {
    private lazy var filters: UIAlertController = {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "All", style: .default))
        return sheet
    }()

    @objc private func filter(_ sender: UIBarButtonItem) {
        filters.popoverPresentationController?.barButtonItem = sender
        present(filters, animated: true) // ok: action-sheet-without-anchor — it points at the button
    }

    private lazy var question: UIAlertController = {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        return alert
    }()

    @objc private func ask() { present(question, animated: true) } // ok: action-sheet-without-anchor — an alert points at nothing
}

final class GridViewController: UIViewController {
    lazy var layouts: UIAlertController = {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Wide", style: .default))
        return sheet
    }()

    @objc private func choose() { present(layouts, animated: true) } // ok: action-sheet-without-anchor — another class sees to it
}

final class GridHost {
    func prepare(_ grid: GridViewController, in view: UIView) { grid.layouts.popoverPresentationController?.sourceView = view }
}
