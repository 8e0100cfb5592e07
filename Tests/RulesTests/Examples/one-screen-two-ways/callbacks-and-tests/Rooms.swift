import MessageUI
import UIKit

final class HotelViewController: UIViewController {
    @objc private func open() { navigationController?.pushViewController(RoomsViewController(), animated: true) }

    @objc private func peek() {
        let rooms = RoomsViewController()
        rooms.navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .close, target: self, action: #selector(closeRooms))
        present(UINavigationController(rootViewController: rooms), animated: true)
    }

    @objc private func closeRooms() { dismiss(animated: true) }

    @objc private func openNotes() { navigationController?.pushViewController(NotesViewController(), animated: true) }

    @objc private func peekNotes() { present(UINavigationController(rootViewController: NotesViewController()), animated: true) }
}

final class RoomsViewController: UIViewController, MFMailComposeViewControllerDelegate {
    @objc private func ask() {
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = self
        present(mail, animated: true)
    }

    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {
        dismiss(animated: true) // ok: one-screen-two-ways — the presenter takes its single modal away
    }
}

final class NotesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: one-screen-two-ways — it pops where there is something to pop to, and dismisses otherwise
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(finish))
    }

    @objc private func finish() {
        if navigationController?.popViewController(animated: true) == nil {
            dismiss(animated: true)
        }
    }
}
