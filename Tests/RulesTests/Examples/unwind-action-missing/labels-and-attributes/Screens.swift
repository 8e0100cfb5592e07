import UIKit

final class ListViewController: UIViewController {
    @IBAction func done(segue: UIStoryboardSegue) {}
    @objc(backFrom:) func back(_ segue: UIStoryboardSegue) {}
    func plain(_ segue: UIStoryboardSegue) {}
}

final class AddViewController: UIViewController {}
