import UIKit

final class ListViewController: UIViewController {
    @IBSegueAction private func makeNote(_ coder: NSCoder) -> NoteViewController? { NoteViewController(coder: coder) }
}

final class ItemViewController: UIViewController {}
final class NoteViewController: UIViewController {}
