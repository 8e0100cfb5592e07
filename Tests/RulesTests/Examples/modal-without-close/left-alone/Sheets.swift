import SwiftUI
import UIKit

// Who adds the button: a helper of all controllers, a base class, the stack's class, a shared toolbar.

extension UIViewController {
    func addDoneButton() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(closeSheet))
    }

    @objc func closeSheet() { dismiss(animated: true) }
}

final class HomeViewController: UIViewController {
    func open() {
        // ok: modal-without-close — an extension adds it
        present(UINavigationController(rootViewController: LabelsViewController()), animated: true)
        // ok: modal-without-close — the base class adds it
        present(UINavigationController(rootViewController: PeopleViewController()), animated: true)
        // ok: modal-without-close — the stack's class adds it
        present(ClosableStack(rootViewController: RulesViewController()), animated: true)
    }
}

final class LabelsViewController: UIViewController {
    override func viewDidLoad() {
        title = "Labels"
        addDoneButton()
    }
}

class SheetViewController: UIViewController {
    override func viewDidLoad() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(closeSheet))
    }
}

final class PeopleViewController: SheetViewController {
    override func viewWillAppear(_ animated: Bool) { title = "People" }
}

final class ClosableStack: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(closeSheet))
    }
}

final class RulesViewController: UIViewController {
    override func viewDidLoad() { title = "Rules" }
}

struct CloseToolbar: ToolbarContent {
    @Environment(\.dismiss) private var dismiss
    var body: some ToolbarContent { ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } } }
}

struct FeedView: View {
    @State private var showsAbout = false
    @State private var showsCard = false
    var body: some View {
        Button("About") { showsAbout = true }
            // ok: modal-without-close — a shared toolbar holds it
            .sheet(isPresented: $showsAbout) { AboutView() }
            // ok: modal-without-close — a card without a bar
            .sheet(isPresented: $showsCard) { Text("Hello").presentationDetents([.medium]) }
    }
}

struct AboutView: View {
    var body: some View { NavigationStack { Text("About").navigationTitle("About").toolbar { CloseToolbar() } } }
}
