import UIKit

enum SeatMode {
    case booking, change

    var isTask: Bool {
        switch self {
        case .booking: return false
        case .change: return true
        }
    }
}

protocol SeatsDelegate: AnyObject {
    func seatsDidFinish()
    func seatsWantHelp()
    func seatsDidClose()
}

/// Told by its maker which way to show its screens; what it does when they are done, it asks the same.
final class SeatFlow: SeatsDelegate {
    private let stack: UINavigationController
    var mode: SeatMode
    var onHelp: (() -> Void)?

    init(_ stack: UINavigationController, for mode: SeatMode) {
        self.stack = stack
        self.mode = mode
    }

    func start() { show(asTask: mode.isTask) }

    private func show(asTask: Bool) {
        let seats = SeatsViewController()
        seats.delegate = self
        if asTask {
            stack.present(UINavigationController(rootViewController: seats), animated: true)
        } else {
            stack.pushViewController(seats, animated: true)
        }
    }

    func seatsDidFinish() {
        if mode == .change { stack.dismiss(animated: true) } else { stack.popViewController(animated: true) }
    }

    func seatsWantHelp() {
        stack.dismiss(animated: true) { [weak self] in self?.onHelp?() }
    }

    func seatsDidClose() { stack.dismiss(animated: true) }
}

final class SeatsViewController: UIViewController {
    weak var delegate: SeatsDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItems = [
            // ok: one-screen-two-ways — the flow asks by which way it has shown it
            UIBarButtonItem(title: "Use", style: .done, target: self, action: #selector(use)),
            // ok: one-screen-two-ways — the completion runs either way, and what it calls may leave
            UIBarButtonItem(title: "Help", style: .plain, target: self, action: #selector(help)),
            // expect: one-screen-two-ways "only dismisses"
            UIBarButtonItem(title: "Skip", style: .plain, target: self, action: #selector(skip)),
        ]
    }

    @objc private func use() { delegate?.seatsDidFinish() }
    @objc private func help() { delegate?.seatsWantHelp() }
    @objc private func skip() { delegate?.seatsDidClose() }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: TripViewController())
        return true
    }
}

final class TripViewController: UIViewController {
    private var flow: SeatFlow?

    @objc private func book() {
        guard let navigationController else { return }
        flow = SeatFlow(navigationController, for: .booking)
        flow?.onHelp = { self.title = "Help" }
        flow?.start()
    }

    @objc private func change() {
        guard let navigationController else { return }
        let flow = SeatFlow(navigationController, for: .change)
        self.flow = flow
        flow.start()
    }

    @objc private func gates() { GateFlow(navigationController, isCover: false).start() }
    @objc private func lounge() { GateFlow(navigationController, isCover: true).start() }
}

/// Two screens, each of which it shows one way only.
final class GateFlow {
    private weak var stack: UINavigationController?
    private let isCover: Bool

    init(_ stack: UINavigationController?, isCover: Bool) {
        self.stack = stack
        self.isCover = isCover
    }

    func start() {
        guard isCover else {
            stack?.pushViewController(GateViewController(), animated: true)
            return
        }
        stack?.present(UINavigationController(rootViewController: LoungeViewController()), animated: true)
    }
}

final class GateViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: one-screen-two-ways — it is only pushed
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(leave))
    }

    @objc private func leave() { navigationController?.popViewController(animated: true) }
}

final class LoungeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: one-screen-two-ways — it is only presented
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(leave))
    }

    @objc private func leave() { dismiss(animated: true) }
}
