import UIKit

final class HomeViewController: UIViewController {
    @IBAction func toHome(_ segue: UIStoryboardSegue) {}
}

final class DatesViewController: UIViewController {
    @IBAction func toDates(_ segue: UIStoryboardSegue) {}
}
