import UIKit

class BrandNavigationController: UINavigationController { // screen: BrandNavigationController nav
    override func pushViewController(_ controller: UIViewController, animated: Bool) {
        controller.hidesBottomBarWhenPushed = true
        super.pushViewController(controller, animated: animated) // edge: none
    }
}

/// Brings its own first screen.
final class SignUpNavigationController: BrandNavigationController { // screen: SignUpNavigationController nav closed
    init() {
        super.init(rootViewController: SignUpViewController()) // edge: root SignUpNavigationController → SignUpViewController
    }

    required init?(coder: NSCoder) { nil }
}

/// Fills its stack when it loads.
final class WizardNavigationController: UINavigationController { // screen: WizardNavigationController nav
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [WizardStartViewController()] // edge: root WizardNavigationController → WizardStartViewController
    }

    func next() {
        pushViewController(WizardStepViewController(), animated: true) // edge: push WizardNavigationController → WizardStepViewController
    }
}

/// A plain controller with a stack's name.
final class WayNavigationController: UIViewController { // screen: WayNavigationController screen
    func turn() {
        pushViewController(WizardStepViewController()) // edge: none
    }
    private func pushViewController(_ controller: UIViewController) { print(controller) }
}

final class DoorViewController: UIViewController {
    func enter() {
        present(SignUpNavigationController(), animated: true) // edge: present DoorViewController → SignUpNavigationController
        let brand = BrandNavigationController(rootViewController: WayNavigationController())
        present(brand, animated: true) // edge: present DoorViewController → WayNavigationController in BrandNavigationController // expect: presentation-dropped
        present(WizardNavigationController(), animated: true) // edge: present DoorViewController → WizardNavigationController // expect: presentation-dropped
    }
}

final class SignUpViewController: UIViewController {}
final class WizardStartViewController: UIViewController {}
final class WizardStepViewController: UIViewController {}
