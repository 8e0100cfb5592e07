import UIKit

final class DeskViewController: UIViewController {
    let lamp: UIViewController = LampViewController()

    func openLocal() {
        let lamp = DrawerViewController()
        present(lamp, animated: true) // edge: present DeskViewController → DrawerViewController
        present(self.lamp, animated: true) // edge: present DeskViewController → LampViewController // expect: presentation-dropped
    }

    func openParameter(lamp: DrawerViewController) {
        present(lamp, animated: true) // edge: present DeskViewController → DrawerViewController
    }

    func openByClosure() {
        let open = { [weak self] in
            guard let self else { return }
            self.present(self.lamp, animated: true) // edge: present DeskViewController → LampViewController
        }
        open()
    }

    func openOther(_ other: DeskViewController) {
        other.present(DrawerViewController(), animated: true) // edge: present DeskViewController → DrawerViewController
    }
}

final class LampViewController: UIViewController {}
final class DrawerViewController: UIViewController {}
