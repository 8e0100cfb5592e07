import UIKit

typealias Editor = NoteEditorViewController
typealias EditorStack = UINavigationController

final class NotesViewController: UIViewController {
    typealias Viewer = NoteViewerViewController

    func edit() {
        let stack = EditorStack(rootViewController: Editor())
        present(stack, animated: true) // edge: present NotesViewController → NoteEditorViewController in UINavigationController
    }

    func view() {
        let viewer: Viewer = Viewer()
        navigationController?.pushViewController(viewer, animated: true) // edge: push NotesViewController → NoteViewerViewController
    }

    func viewElsewhere(_ next: UIViewController) {
        guard let editor = next as? Editor else { return }
        present(editor, animated: true) // edge: present NotesViewController → NoteEditorViewController
    }
}

final class NoteEditorViewController: UIViewController {}
final class NoteViewerViewController: UIViewController {}
