import UIKit

final class ProductsViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(FormViewController(), animated: true)
    }

    @objc private func openFromOrder() {
        present(UINavigationController(rootViewController: LoaderViewController()), animated: true)
    }
}

/// Brings the form as its child once it is loaded.
final class LoaderViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let form = FormViewController()
        addChild(form)
        view.addSubview(form.view)
        form.didMove(toParent: self)
    }
}

final class FormViewController: UIViewController {
    @IBAction private func discard() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
            self?.navigationController?.popViewController(animated: true) // expect: one-screen-two-ways "only pops"
        })
        sheet.popoverPresentationController?.sourceView = view
        present(sheet, animated: true)
    }

    @IBAction private func pickImages() {
        let picker = ImagesViewController { [weak self] in self?.imagesPicked() }
        navigationController?.pushViewController(picker, animated: true)
    }

    private func imagesPicked() {
        // ok: one-screen-two-ways — it takes the picker off, which was pushed from here
        navigationController?.popViewController(animated: true)
    }
}

final class ImagesViewController: UIViewController {
    private let onDone: () -> Void

    init(onDone: @escaping () -> Void) {
        self.onDone = onDone
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}
