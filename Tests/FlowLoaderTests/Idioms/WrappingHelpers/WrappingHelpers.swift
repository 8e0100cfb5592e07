import UIKit

extension UIViewController {
    var inStack: UINavigationController { UINavigationController(rootViewController: self) }

    func wrapped(closable: Bool = true) -> UINavigationController {
        if closable {
            navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(closeWrapped))
        }
        let stack = UINavigationController(rootViewController: self)
        stack.modalPresentationStyle = .formSheet
        return stack
    }

    @objc func closeWrapped() { dismiss(animated: true) }

    func presentWrapped(_ content: UIViewController) {
        content.addClose()
        // edge: present AtlasViewController → LegendViewController in UINavigationController likely
        // edge: present AtlasViewController → ScaleViewController in UINavigationController likely
        present(UINavigationController(rootViewController: content), animated: true)
    }

    func addClose() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(closeWrapped))
    }
}

func stack(around content: UIViewController) -> UINavigationController {
    let stack = UINavigationController(rootViewController: content)
    stack.isModalInPresentation = true
    return stack
}

final class AtlasViewController: UIViewController {
    func openLegend() {
        present(LegendViewController().inStack, animated: true) // edge: present AtlasViewController → LegendViewController in UINavigationController // expect: exit-missing-on-one-path
    }
    func openScale() {
        present(ScaleViewController().wrapped(), animated: true) // edge: present AtlasViewController → ScaleViewController in UINavigationController
    }
    func openBoth() {
        presentWrapped(LegendViewController())
        presentWrapped(ScaleViewController())
    }
    func openLocked() {
        present(stack(around: ScaleViewController()), animated: true) // edge: present AtlasViewController → ScaleViewController in UINavigationController // expect: modal-without-exit
    }
    /// Building the wrapper and then showing what is in it shows no stack.
    func openBare() {
        let legend = LegendViewController()
        _ = UINavigationController(rootViewController: legend)
        present(legend, animated: true) // edge: present AtlasViewController → LegendViewController // expect: exit-missing-on-one-path
    }
}

final class LegendViewController: UIViewController {}
final class ScaleViewController: UIViewController {}
