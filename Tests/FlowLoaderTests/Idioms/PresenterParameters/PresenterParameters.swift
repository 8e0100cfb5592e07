import UIKit

enum Feedback {
    static func ask(from presenter: UIViewController) {
        let form = FeedbackViewController()
        // edge: present OvenViewController → FeedbackViewController in UINavigationController likely
        // edge: present FridgeViewController → FeedbackViewController in UINavigationController likely
        presenter.present(UINavigationController(rootViewController: form), animated: true)
    }
}

func showManual(in host: UIViewController?) {
    host?.navigationController?.pushViewController(ManualViewController(), animated: true) // edge: push OvenViewController → ManualViewController likely
}

final class Alerter {
    private weak var host: UIViewController?
    init(host: UIViewController) { self.host = host }
    func showFeedback() {
        // edge: present flow:Alerter → FeedbackViewController
        // edge: present FridgeViewController → FeedbackViewController likely
        host?.present(FeedbackViewController(), animated: true)
    }
}

final class OvenViewController: UIViewController {
    func ask() { Feedback.ask(from: self) }
    func read() { showManual(in: self) }
}

final class FridgeViewController: UIViewController {
    private lazy var alerter = Alerter(host: self)
    func ask() { Feedback.ask(from: self) }
    func alert() { alerter.showFeedback() }
}

final class FeedbackViewController: UIViewController {}
final class ManualViewController: UIViewController {}
