import UIKit

final class StepsStack: UINavigationController {
    private lazy var first = FirstStepViewController()

    static func made() -> StepsStack {
        let stack = StepsStack()
        stack.viewControllers = [stack.first]
        return stack
    }
}

final class FirstStepViewController: UIViewController {
    @IBAction private func close(_ sender: UIButton) { dismiss(animated: true) }
}

final class DeskViewController: UIViewController {
    private lazy var shared = SharedViewController()

    @objc private func steps() {
        present(StepsStack.made(), animated: true) // ok: controller-already-in-hierarchy — each stack makes its own
    }

    @objc private func share() {
        present(UINavigationController(rootViewController: shared), animated: true) // expect: controller-already-in-hierarchy "keeps one controller"
    }
}

final class SharedViewController: UIViewController {
    @IBAction private func close(_ sender: UIButton) { dismiss(animated: true) }
}
