import UIKit

enum Segues: String {
    case detail
    case filter = "showFilter"
    case lost = "showLost"
}

enum Names {
    static let detail = "detail"
    static let wrong = "detials"
}

/// The scene is the superclass's.
class BaseViewController: UIViewController {
    func open() {
        performSegue(withIdentifier: Names.detail, sender: nil) // ok: storyboard-reference-missing — a constant
    }
}

final class ListViewController: BaseViewController {
    private let name: String = "computed".uppercased()

    func openFilter() {
        performSegue(withIdentifier: Segues.filter.rawValue, sender: nil) // ok: storyboard-reference-missing — an enum's raw value
    }

    func openDetail() {
        performSegue(withIdentifier: Segues.detail.rawValue, sender: nil) // ok: storyboard-reference-missing — an enum's own name
    }

    func openLost() {
        performSegue(withIdentifier: Segues.lost.rawValue, sender: nil) // expect: storyboard-reference-missing (error) "showLost"
    }

    func openWrong() {
        performSegue(withIdentifier: Names.wrong, sender: nil) // expect: storyboard-reference-missing (error) "closest"
    }

    func openGiven(_ identifier: String) {
        performSegue(withIdentifier: identifier, sender: nil) // ok: storyboard-reference-missing — handed in
    }

    func openComputed() {
        performSegue(withIdentifier: name, sender: nil) // ok: storyboard-reference-missing — computed
    }

    func makeDetail() -> UIViewController? {
        // ok: storyboard-reference-missing — named like its class
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: String(describing: DetailViewController.self))
    }

    func makeOther() -> UIViewController? {
        // expect: storyboard-reference-missing (error) "OtherViewController"
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: String(describing: OtherViewController.self))
    }
}

final class DetailViewController: UIViewController {
    @IBAction func close() {
        performSegue(withIdentifier: "back", sender: nil) // ok: storyboard-reference-missing — an unwind has an identifier too
    }

    @IBAction func backToList(_ segue: UIStoryboardSegue) {}
}

final class OtherViewController: UIViewController {}
