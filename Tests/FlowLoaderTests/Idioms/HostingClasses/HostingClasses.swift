import SwiftUI
import UIKit

/// Generic over its view: who derives from it says of which.
class ThemedController<Content>: UIHostingController<Content> where Content: View {}

final class NotesController: ThemedController<NotesView> {
    init(title: String) {
        super.init(rootView: .init(title: title)) // edge: embed NotesController → NotesView
    }
}

final class PagesController: UIHostingController<PagesView> {
    init() {
        let pages = PagesView()
        super.init(rootView: pages) // edge: embed PagesController → PagesView
    }
}

final class OtherController: UIHostingController<AnyView> {
    init(view: AnyView) {
        super.init(rootView: .init(view)) // edge: none
    }
}

// screen: NotesView closed
struct NotesView: View {
    let title: String
    var body: some View { Text(title) }
}

struct PagesView: View {
    @State private var isAdding = false
    var body: some View {
        Button("Add") { isAdding = true }
            .sheet(isPresented: $isAdding) { NotesView(title: "") } // edge: sheet PagesView → NotesView
    }
}

final class ShelfViewController: UIViewController {
    @objc private func notes() {
        present(NotesController(title: "Notes"), animated: true) // edge: present ShelfViewController → NotesController
    }
}
