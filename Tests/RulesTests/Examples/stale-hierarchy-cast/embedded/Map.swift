import UIKit

// What an embed segue brings stands first among the children; what a segue brings may be a stack.

final class MapViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let legend = children.first as? LegendViewController // expect: stale-hierarchy-cast (warning) "this cast to “LegendViewController” never succeeds"
        legend?.fold()
        let stack = children.first as? UINavigationController // ok: stale-hierarchy-cast — the scene embeds a stack
        stack?.popToRootViewController(animated: false)
    }

    @objc private func pick() {
        let pick = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "pick")
        present(pick, animated: true)
    }
}

final class LegendViewController: UIViewController {
    func fold() {}
}

final class PickViewController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "places" {
            // ok: stale-hierarchy-cast — the segue brings a stack
            let stack = segue.destination as! UINavigationController
            // ok: stale-hierarchy-cast — and the places are its root
            let places = stack.topViewController as! PlacesViewController
            places.load()
            // expect: stale-hierarchy-cast "always “PlacesViewController”"
            let legend = stack.topViewController as! LegendViewController
            legend.fold()
        }
    }
}

final class PlacesViewController: UIViewController {
    func load() {}
    @IBAction private func close(_ sender: Any) { dismiss(animated: true) }
}
