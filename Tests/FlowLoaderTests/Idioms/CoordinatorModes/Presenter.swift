import UIKit

/// A flag and a test at the beginning.
struct NoticePresenter {
    let host: UIViewController
    private let covers: Bool

    init(on host: UIViewController, covers: Bool = false) {
        self.host = host
        self.covers = covers
    }

    func show() {
        let notice = NoticeViewController()
        guard covers else {
            host.navigationController?.pushViewController(notice, animated: true) // edge: push InboxViewController → NoticeViewController
            return
        }
        host.present(notice, animated: true) // edge: present OutboxViewController → NoticeViewController, present ArchiveViewController → NoticeViewController
    }
}

final class NoticeViewController: UIViewController {}

final class InboxViewController: UIViewController {
    @objc func open() { NoticePresenter(on: self).show() }
}

final class OutboxViewController: UIViewController {
    @objc func open() { NoticePresenter(on: self, covers: true).show() }
}

/// Hands on what the presenter is told.
final class ArchiveViewController: UIViewController {
    @objc func open() { open(covering: true) }

    private func open(covering covers: Bool) { NoticePresenter(on: self, covers: covers).show() }
}

/// Told again later: nothing is known of it where it starts, and its code is for whoever it may be.
final class TourFlow {
    var isShort: Bool
    weak var host: UIViewController?

    init(isShort: Bool) { self.isShort = isShort }

    func start() {
        if isShort {
            host?.present(TourViewController(), animated: true) // edge: present flow:TourFlow → TourViewController, present GuideViewController → TourViewController
        } else {
            // edge: push flow:TourFlow → TourViewController, push GuideViewController → TourViewController
            host?.navigationController?.pushViewController(TourViewController(), animated: true)
        }
    }
}

final class TourViewController: UIViewController {}

final class GuideViewController: UIViewController {
    private let tour = TourFlow(isShort: true)

    @objc func shorten() { tour.isShort = false }

    @objc func begin() { tour.start() }
}
