import UIKit

enum Features {
    static let showsTour = false
    static let usesNewEditor = true
}

final class HomeViewController: UIViewController {
    func openTour() {
        guard Features.showsTour else { return }
        // A constant that switches work by hand does not take its screens out of the app.
        present(TourViewController(), animated: true) // edge: present HomeViewController → TourViewController
    }

    func edit() {
        if Features.usesNewEditor {
            present(NewEditorViewController(), animated: true) // edge: present HomeViewController → NewEditorViewController
        } else {
            present(OldEditorViewController(), animated: true) // edge: present HomeViewController → OldEditorViewController
        }
    }
}

final class TourViewController: UIViewController {}
final class NewEditorViewController: UIViewController {}
final class OldEditorViewController: UIViewController {}
