import UIKit

final class HomeViewController: UIViewController {
    func film() { performSegue(withIdentifier: "film", sender: nil) }
    func clip() { performSegue(withIdentifier: "clip", sender: nil) }
}

final class FilmViewController: UIViewController {
    @IBOutlet private var exitButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        exitButton.setTitle(NSLocalizedString("Done", comment: ""), for: .normal)
    }

    @IBAction private func leave() { dismiss(animated: true) }
}

final class ClipViewController: UIViewController {
    @IBOutlet private var exitButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        exitButton.tintColor = .white
        exitButton.setTitle("Back", for: .normal)
    }

    @IBAction private func leave() { dismiss(animated: true) }
}
