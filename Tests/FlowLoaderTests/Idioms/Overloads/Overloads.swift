import UIKit
import UserNotifications

// Functions of one name with equal labels: what is known of the arguments' types tells which one a call means.

final class ParcelViewController: UIViewController {}
final class CrateViewController: UIViewController {}
final class NumberViewController: UIViewController {}
final class TextViewController: UIViewController {}
final class ShelfViewController: UIViewController {}
final class AnswerViewController: UIViewController {}
final class ActivityViewController: UIViewController {}

struct Parcel { let crate: Crate }
class Crate {}
final class Chest: Crate {}

enum Shelf { case top, bottom }

enum Delivery {
    case parcel(Parcel)
    case crate(Crate)
}

struct Store {
    func parcel() -> Parcel { Parcel(crate: Crate()) }
}

final class DepotViewController: UIViewController {
    private let store = Store()
    private let kept = Parcel(crate: Crate())

    func screen(for parcel: Parcel) -> UIViewController { ParcelViewController() }
    func screen(for crate: Crate) -> UIViewController { CrateViewController() }
    func screen(for number: Int) -> UIViewController { NumberViewController() }
    func screen(for text: String) -> UIViewController { TextViewController() }
    func screen(for shelf: Shelf) -> UIViewController { ShelfViewController() }
    func screen(for answer: UNNotificationResponse) -> UIViewController { AnswerViewController() }
    func screen(for activity: NSUserActivity) -> UIViewController { ActivityViewController() }

    func openParameter(_ parcel: Parcel, _ answer: UNNotificationResponse) {
        present(screen(for: parcel), animated: true) // edge: present DepotViewController → ParcelViewController
        // edge: present DepotViewController → CrateViewController
        present(screen(for: parcel.crate), animated: true) // expect: presentation-dropped
        // edge: present DepotViewController → AnswerViewController
        present(screen(for: answer), animated: true) // expect: presentation-dropped
    }

    func openLiterals() {
        present(screen(for: 3), animated: true) // edge: present DepotViewController → NumberViewController
        // edge: present DepotViewController → TextViewController
        present(screen(for: "3"), animated: true) // expect: presentation-dropped
        // edge: present DepotViewController → ShelfViewController
        present(screen(for: .top), animated: true) // expect: presentation-dropped
    }

    func openLocals(_ delivery: Delivery, _ something: Any) {
        let chest = Chest()
        let made = store.parcel()
        switch delivery {
        // edge: present DepotViewController → ParcelViewController
        case .parcel(let parcel): present(screen(for: parcel), animated: true)
        // edge: present DepotViewController → CrateViewController
        case .crate(let crate): present(screen(for: crate), animated: true)
        }
        if let activity = something as? NSUserActivity {
            // edge: present DepotViewController → ActivityViewController
            present(screen(for: activity), animated: true)
        } else if delivery.isEmpty {
            // edge: present DepotViewController → ParcelViewController
            present(screen(for: made), animated: true)
        } else if delivery.isFull {
            // edge: present DepotViewController → ParcelViewController
            present(screen(for: kept), animated: true)
        } else {
            // A chest is a crate, and nothing else that can be shown.
            // edge: present DepotViewController → CrateViewController
            present(screen(for: chest), animated: true)
        }
    }

    // What is not known stays so.
    func openUnknown(_ parcels: [Parcel], _ any: Any) {
        for parcel in parcels {
            present(screen(for: parcel), animated: true) // edge: present DepotViewController → ?
        }
    }

    func openShadowed(_ parcel: Parcel, then: (Crate) -> Void) {
        fetch { parcel in
            self.present(self.screen(for: parcel), animated: true) // edge: present DepotViewController → ?
        }
    }

    private func fetch(_ then: @escaping (Crate) -> Void) { then(Crate()) }
}

extension Delivery {
    var isEmpty: Bool { false }
    var isFull: Bool { true }
}

// One name on the type and on the instance: code of the type means the type's.
final class Counter: UIViewController {
    static func next(_ number: Int) -> UIViewController { NumberViewController() }
    func next(_ number: Int) -> UIViewController { TextViewController() }

    static func open(from host: UIViewController) {
        host.present(next(1), animated: true) // edge: present flow:Counter → NumberViewController
    }

    func open() {
        present(next(1), animated: true) // edge: present Counter → TextViewController
        // edge: present Counter → NumberViewController
        present(Counter.next(1), animated: true) // expect: presentation-dropped
    }
}
