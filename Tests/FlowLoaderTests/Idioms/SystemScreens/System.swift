import ContactsUI
import MessageUI
import PhotosUI
import SafariServices
import UIKit

final class ToolboxViewController: UIViewController, MFMailComposeViewControllerDelegate, UIImagePickerControllerDelegate {
    func openPage(_ url: URL) {
        present(SFSafariViewController(url: url), animated: true) // edge: present ToolboxViewController → system:SFSafariViewController
    }

    func share(_ items: [Any]) {
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = view
        present(sheet, animated: true) // edge: present ToolboxViewController → system:UIActivityViewController
    }

    func write() {
        guard MFMailComposeViewController.canSendMail() else { return }
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = self
        present(mail, animated: true) // edge: present ToolboxViewController → system:MFMailComposeViewController
    }

    func mailComposeController(_ mail: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {
        mail.dismiss(animated: true) // edge: dismiss ToolboxViewController → ?
    }

    func pick() {
        let picker: UIViewController
        if #available(iOS 14, *) {
            picker = PHPickerViewController(configuration: PHPickerConfiguration())
        } else {
            picker = UIImagePickerController()
        }
        // edge: present ToolboxViewController → system:PHPickerViewController
        // edge: present ToolboxViewController → system:UIImagePickerController
        present(picker, animated: true)
    }

    func pushContact() {
        // A contact card is pushed; the picker of contacts is presented.
        navigationController?.pushViewController(CNContactViewController(), animated: true) // edge: push ToolboxViewController → system:CNContactViewController
    }
}
