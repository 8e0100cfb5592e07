import UIKit

final class NotesViewController: UIViewController, UIPopoverPresentationControllerDelegate {
    @IBOutlet var button: UIButton!
    private var kept: UIAlertController?

    // Every use of the sheet is seen, and none says where it points.
    func unanchored(_ titles: [String]) {
        let sheet = UIAlertController(title: "Sort", message: nil, preferredStyle: UIAlertController.Style.actionSheet)
        for title in titles {
            sheet.addAction(UIAlertAction(title: title, style: .default) { _ in sheet.dismiss(animated: true) })
        }
        sheet.view.tintColor = .red
        if titles.isEmpty {
            sheet.message = "Nothing to sort"
        }
        self.present(sheet, animated: true, completion: nil) // expect: action-sheet-without-anchor (error)
    }

    // A factory of the same file gives it none either.
    func madeByAFactory() {
        let sheet = makeSheet()
        present(sheet, animated: true) // expect: action-sheet-without-anchor (warning)
    }

    private func makeSheet() -> UIAlertController {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Copy", style: .default))
        return sheet
    }

    // An extension of the project adds an action and nothing else.
    func withAnExtension() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addCancel()
        present(sheet, animated: true) // expect: action-sheet-without-anchor (error)
    }

    func inABranchOfAClosure() {
        UIView.animate(withDuration: 0.2, animations: {}) { isFinished in
            if isFinished {
                let share = UIActivityViewController(activityItems: [], applicationActivities: nil)
                self.present(share, animated: true, completion: nil) // expect: action-sheet-without-anchor (error)
            }
        }
    }

    func onOnePathOnly(_ sender: Any?) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        if let view = sender as? UIView {
            sheet.popoverPresentationController?.sourceView = view
        }
        present(sheet, animated: true) // ok: action-sheet-without-anchor — some path sets it
    }

    func throughALocal() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        if let popover = sheet.popoverPresentationController {
            popover.sourceView = button
        }
        present(sheet, animated: true) // ok: action-sheet-without-anchor — set through a local
    }

    func byADelegate() {
        let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
        sheet.popoverPresentationController?.delegate = self
        present(sheet, animated: true) // ok: action-sheet-without-anchor — the delegate prepares it
    }

    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
        popover.sourceView = button
    }

    func keptForLater() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        kept = sheet
        point()
        present(sheet, animated: true) // ok: action-sheet-without-anchor — other code has it
    }

    private func point() { kept?.popoverPresentationController?.sourceView = button }

    func anchoredByAnExtension() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.point(to: button)
        present(sheet, animated: true) // ok: action-sheet-without-anchor — the extension sets it
    }

    func anotherStyle() {
        let share = UIActivityViewController(activityItems: [], applicationActivities: nil)
        share.modalPresentationStyle = .overFullScreen
        present(share, animated: true) // ok: action-sheet-without-anchor — not shown as a popover
    }

    func show(on phone: Bool) {
        if UIDevice.current.userInterfaceIdiom == .pad { pad() } else { compact() }
    }

    private func pad() {}

    private func compact() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        present(sheet, animated: true) // ok: action-sheet-without-anchor — called for iPhones only
    }

    func tags() {
        let tags = TagsViewController()
        tags.modalPresentationStyle = .popover
        present(tags, animated: true) // ok: action-sheet-without-anchor — the class sets its own anchor
    }
}

final class TagsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        popoverPresentationController?.sourceItem = navigationItem.rightBarButtonItem
    }
}

extension UIAlertController {
    func addCancel() { addAction(UIAlertAction(title: "Cancel", style: .cancel)) }

    func point(to view: UIView) {
        popoverPresentationController?.sourceView = view
    }
}
