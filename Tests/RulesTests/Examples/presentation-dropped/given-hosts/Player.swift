import UIKit

final class ProgressAlert {
    private var alert = UIAlertController(title: "Loading", message: nil, preferredStyle: .alert)

    func show(on host: UIViewController) { host.present(alert, animated: true) }
}

final class LinkRouter {
    private let host: RootViewController
    private let other = OtherRouter()
    private let progress = ProgressAlert()

    init(host: RootViewController) { self.host = host }

    func follow(_ url: URL) {
        host.dismiss(animated: false)
        progress.show(on: host) // expect: presentation-dropped
    }

    func hand(_ url: URL) {
        host.dismiss(animated: false)
        other.show() // ok: presentation-dropped — another router's host
    }
}

final class OtherRouter {
    var host = RootViewController()

    func show() { host.present(NewsViewController(), animated: true) }
}

final class RootViewController: UIViewController {}

final class NewsViewController: UIViewController {}
