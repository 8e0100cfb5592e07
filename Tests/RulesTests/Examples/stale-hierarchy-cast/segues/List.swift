import UIKit

final class ListViewController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "detail" {
            let detail = segue.destination as! DetailViewController // expect: stale-hierarchy-cast (warning) "this cast to “DetailViewController” crashes"
            detail.load()
        } else if segue.identifier == "info" {
            let info = segue.destination as! InfoViewController // ok: stale-hierarchy-cast — the segue leads to one
            info.load()
        }
        // ok: stale-hierarchy-cast — one of the segues is wrapped
        if let stack = segue.destination as? UINavigationController, let detail = stack.topViewController as? DetailViewController {
            detail.load()
        }
    }
}

final class DetailViewController: UIViewController {
    func load() {}
}

final class InfoViewController: UIViewController {
    func load() {}
}
