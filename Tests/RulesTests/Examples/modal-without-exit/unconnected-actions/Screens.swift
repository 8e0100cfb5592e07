import UIKit

// An action that no control of the storyboard is connected to runs for nobody.

final class HallViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Visit", style: .plain, target: self, action: #selector(visit)),
            UIBarButtonItem(title: "Tour", style: .plain, target: self, action: #selector(tour)),
            UIBarButtonItem(title: "Shop", style: .plain, target: self, action: #selector(shop)),
        ]
    }

    @objc private func visit() { open("Visit") }
    @objc private func tour() { open("Tour") }

    @objc private func shop() {
        let shop = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Shop") as! ShopViewController
        shop.modalPresentationStyle = .fullScreen
        present(shop, animated: true) // expect: modal-without-exit "nothing on it closes it"
    }

    private func open(_ name: String) {
        let screen = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: name)
        screen.modalPresentationStyle = .fullScreen
        present(screen, animated: true) // ok: modal-without-exit — a button, or code, runs their actions
    }
}

final class ShopViewController: UIViewController {
    @IBOutlet private var label: UILabel!

    @IBAction private func closeShop(_ sender: Any) { dismiss(animated: true) }
}

final class VisitViewController: UIViewController {
    @IBAction private func endVisit(_ sender: Any) { dismiss(animated: true) }
}

final class TourViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(endTour)))
    }

    @IBAction private func endTour(_ sender: Any) { dismiss(animated: true) }
}
