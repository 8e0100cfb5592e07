import UIKit

enum ShopMode: Equatable {
    case first, change, look

    /// Decided over another enum, as a helper's argument.
    var way: Way {
        switch self {
        case .first: .covering
        case .change: .sheet
        default: .level(animated: true)
        }
    }

    enum Way {
        case level(animated: Bool)
        case sheet, covering
    }
}

final class ShopFlow {
    private let stack: UINavigationController
    var mode: ShopMode

    init(_ stack: UINavigationController, with mode: ShopMode, retries: Int = 1) {
        self.stack = stack
        self.mode = mode
    }

    func start() { show() }

    private func show() { show(as: mode.way) }

    private func show(as way: ShopMode.Way) {
        let picker = ShopPickerViewController()
        switch way {
        case .covering:
            let wrapper = UINavigationController(rootViewController: picker)
            wrapper.modalPresentationStyle = .fullScreen
            // edge: present FirstRunViewController → ShopPickerViewController in UINavigationController
            // expect: modal-without-exit "full screen"
            stack.present(wrapper, animated: false)
        case .sheet:
            // edge: present SettingsViewController → ShopPickerViewController in UINavigationController
            stack.present(UINavigationController(rootViewController: picker), animated: true)
        case .level(let animated):
            // edge: push WelcomeViewController → ShopPickerViewController
            stack.pushViewController(picker, animated: animated)
        }
    }
}

final class ShopPickerViewController: UIViewController {}

final class FirstRunViewController: UIViewController {
    @objc func begin() {
        guard let navigationController else { return }
        let flow = ShopFlow(navigationController, with: .first)
        flow.start()
    }
}

final class SettingsViewController: UIViewController {
    private var flow: ShopFlow?

    @objc func change() {
        guard let navigationController else { return }
        flow = ShopFlow(navigationController, with: .change)
        flow?.start()
    }
}

final class WelcomeViewController: UIViewController {
    private var flow: ShopFlow?

    @objc func look() {
        guard let navigationController else { return }
        let mode = ShopMode.look
        flow = ShopFlow(navigationController, with: mode)
        flow?.start()
    }
}
