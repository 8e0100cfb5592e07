import UIKit

final class StepViewController: UIViewController {
    /// The new screen takes the place of the top.
    func replace() {
        guard let stack = navigationController else { return }
        var screens = stack.viewControllers
        screens[screens.count - 1] = NextStepViewController()
        stack.setViewControllers(screens, animated: true) // edge: setStack StepViewController → NextStepViewController
    }

    func replaceByRemoving() {
        var screens = navigationController?.viewControllers ?? []
        screens.removeLast()
        screens.append(NextStepViewController())
        navigationController?.setViewControllers(screens, animated: true) // edge: setStack StepViewController → NextStepViewController
    }

    func replaceByDropping() {
        guard let stack = navigationController else { return }
        stack.viewControllers = stack.viewControllers.dropLast() + [NextStepViewController()] // edge: setStack StepViewController → NextStepViewController
    }

    /// On top of all that was there.
    func add() {
        guard let stack = navigationController else { return }
        var screens = stack.viewControllers
        screens.append(NextStepViewController())
        stack.setViewControllers(screens, animated: true) // edge: push StepViewController → NextStepViewController
    }

    /// An array of the app's own.
    func sort() {
        var names = ["a", "b"]
        names[names.count - 1] = "c" // edge: none
        names.removeLast() // edge: none
    }
}

final class NextStepViewController: UIViewController {} // screen: NextStepViewController closed
