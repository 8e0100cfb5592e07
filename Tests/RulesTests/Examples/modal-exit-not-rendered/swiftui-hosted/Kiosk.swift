import SwiftUI
import UIKit

/// SwiftUI views that UIKit presents.
final class KioskController: UIViewController {
    @objc func openBare() {
        present(UIHostingController(rootView: PaperView()), animated: true)
    }

    @objc func openWrapped() {
        let host = UIHostingController(rootView: MagazineView())
        present(UINavigationController(rootViewController: host), animated: true) // ok: modal-exit-not-rendered — a UIKit stack draws the bar
    }

    @objc func openItsOwn() {
        present(UIHostingController(rootView: NavigationStack { MagazineView() }), animated: true) // ok: modal-exit-not-rendered — SwiftUI's does too
    }
}

struct PaperView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Paper").toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button("Close") { dismiss() } // expect: modal-exit-not-rendered (warning) "PaperView"
            }
        }
    }
}

struct MagazineView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Magazine").toolbar { Button("Done") { dismiss() } } // ok: modal-exit-not-rendered — wrapped at every site
    }
}
