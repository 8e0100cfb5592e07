import Combine
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = FeedViewController()
        setUp()
        return true
    }

    private func setUp() { migrate() }

    private func migrate() {
        DispatchQueue.main.async {
            // ok: top-controller-walk-stops-short — only the start runs it
            self.window?.rootViewController?.present(NoticeViewController(), animated: true)
        }
    }

    func download(_ request: URLRequest) {
        URLSession.shared.dataTask(with: request) { _, _, _ in
            DispatchQueue.main.async {
                self.window?.rootViewController?.present(NoticeViewController(), animated: true) // expect: top-controller-walk-stops-short (info)
            }
        }.resume()
    }

    func tell() {
        DispatchQueue.main.async {
            // ok: top-controller-walk-stops-short — it is done at once, by whoever asks for it
            self.window?.rootViewController?.present(NoticeViewController(), animated: true)
        }
    }
}

/// Its own controls publish what it listens to.
final class FeedViewController: UIViewController {
    private let taps = PassthroughSubject<Void, Never>()
    private var subscriptions: Set<AnyCancellable> = []
    weak var window: UIWindow?

    override func viewDidLoad() {
        super.viewDidLoad()
        taps.sink { [weak self] in self?.open() }.store(in: &subscriptions)
    }

    private func open() {
        window?.rootViewController?.present(NoticeViewController(), animated: true) // ok: top-controller-walk-stops-short — a tap may have published it
    }

    @IBAction func settings(_ sender: UIButton) { present(SettingsViewController(), animated: true) }
}

final class SettingsViewController: UIViewController {
    @IBAction func close(_ sender: UIButton) { dismiss(animated: true) }
}

final class NoticeViewController: UIViewController {
    @IBAction func close(_ sender: UIButton) { dismiss(animated: true) }
}
