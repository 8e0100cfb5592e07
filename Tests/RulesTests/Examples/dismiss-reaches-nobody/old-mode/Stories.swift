import SwiftUI
import UIKit

class StoriesHost<Content: View>: UIHostingController<Content> {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

final class HomeViewController: UIViewController {
    @objc func openStories() {
        present(StoriesHost(rootView: StoriesView()), animated: true)
    }

    @objc func openNotes() {
        present(UIHostingController(rootView: NotesView()), animated: true)
    }
}

struct StoriesView: View {
    @Environment(\.presentationMode) private var mode
    var body: some View {
        Button("Close") { mode.wrappedValue.dismiss() } // expect: dismiss-reaches-nobody (info) "before iOS 15"
    }
}

struct NotesView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Button("Close") { dismiss() } // ok: dismiss-reaches-nobody — dismiss needs iOS 15, where it works
    }
}
