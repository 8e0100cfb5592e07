import UIKit

final class HomeViewController: UIViewController {}

final class FlightsViewController: UIViewController {
    @IBAction func applyFilter(_ segue: UIStoryboardSegue) {}
    @IBAction func applySort(_ segue: UIStoryboardSegue) {}
}

final class TrainsViewController: UIViewController {
    @IBAction func applySort(_ segue: UIStoryboardSegue) {}
}

final class FilterViewController: UIViewController {}
final class SortViewController: UIViewController {}
