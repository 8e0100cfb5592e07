import UIKit

final class HomeViewController: UIViewController {
    func photos() {
        let gallery = GalleryViewController()
        // expect: modal-exit-not-rendered (warning) "hides the bar"
        gallery.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(finish))
        present(UINavigationController(rootViewController: gallery), animated: true)
    }

    @objc private func finish() { dismiss(animated: true) }
}

final class GalleryViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.setNavigationBarHidden(true, animated: false)
    }
}
