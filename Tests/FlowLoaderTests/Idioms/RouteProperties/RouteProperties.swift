import UIKit

/// A route that says how and what.
enum Place {
    case inbox, draft(String)

    var controller: UIViewController {
        switch self {
        case .inbox: return InboxViewController()
        case .draft(let text): return DraftViewController(text: text)
        }
    }

    var isModal: Bool {
        switch self {
        case .inbox: return false
        case .draft: return true
        }
    }
}

extension UIViewController {
    func go(to place: Place) {
        if place.isModal {
            // edge: present MailViewController → DraftViewController in UINavigationController likely
            present(UINavigationController(rootViewController: place.controller), animated: true)
        } else {
            navigationController?.pushViewController(place.controller, animated: true) // edge: push MailViewController → InboxViewController likely
        }
    }
}

final class MailViewController: UIViewController {
    func openInbox() { go(to: .inbox) }
    func openDraft() { go(to: .draft("")) }
}

final class InboxViewController: UIViewController {}
final class DraftViewController: UIViewController {
    init(text: String) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
}
