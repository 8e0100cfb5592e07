import UIKit

// A sheet that gets a Close at one site and none at another: that sheets should have one is no further finding.

final class HomeViewController: UIViewController {
    @IBAction func openAbout() {
        let about = AboutViewController()
        about.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
        present(UINavigationController(rootViewController: about), animated: true)
    }

    @IBAction func openAboutBare() {
        present(UINavigationController(rootViewController: AboutViewController()), animated: true) // expect: exit-missing-on-one-path
    }

    @objc private func close() { dismiss(animated: true) }
}

final class AboutViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "About"
    }
}
