import SwiftUI
import UIKit

struct NoteView: View {
    @State private var asks = false
    var body: some View {
        Button("Delete") { asks = true }
            // ok: action-sheet-without-anchor — SwiftUI anchors it to the view that it hangs on
            .confirmationDialog("Delete the note?", isPresented: $asks) { Button("Delete", role: .destructive) {} }
    }
}

final class NotesViewController: UIViewController {
    @objc private func ask() {
        let sheet = UIAlertController(title: "Delete all?", message: nil, preferredStyle: .actionSheet)
        present(sheet, animated: true) // expect: action-sheet-without-anchor
    }
}
