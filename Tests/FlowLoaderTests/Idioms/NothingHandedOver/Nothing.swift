import UIKit

/// A helper that shows a screen only where it gets one.
final class Notices {
    private var current: NoticeSheetViewController?

    private func change(from host: UIViewController? = nil, to sheet: NoticeSheetViewController? = nil) {
        guard let host = host, let sheet = sheet else { return }
        host.present(sheet, animated: true) // edge: present LobbyViewController → NoticeSheetViewController likely
    }

    func show(on host: UIViewController) {
        change(from: host, to: NoticeSheetViewController())
    }

    func hide() {
        change()
    }

    func hideWindow(_ window: UIWindow?) {
        window?.rootViewController = nil // edge: none
    }
}

final class LobbyViewController: UIViewController {
    private let notices = Notices()
    func tell() { notices.show(on: self) }
    func stop() { notices.hide() }
}

final class NoticeSheetViewController: UIViewController {} // screen: NoticeSheetViewController closed
