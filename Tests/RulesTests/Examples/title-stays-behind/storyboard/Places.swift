import UIKit

final class PlaceViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.topItem?.title = "" // expect: title-stays-behind "takes the title away from “Places"
    }
}

final class MapViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "" // ok: title-stays-behind — its own
    }
}
