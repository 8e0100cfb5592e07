import UIKit

protocol CropDelegate: AnyObject { func cropDidEnd() }

final class CropViewController: UIViewController {
    weak var delegate: CropDelegate?
    @IBAction func end(_ sender: UIButton) { delegate?.cropDidEnd() }
}

final class EditorViewController: UIViewController {
    weak var cropDelegate: CropDelegate?
    @IBAction func crop(_ sender: UIButton) {
        let crop = CropViewController()
        crop.delegate = cropDelegate
        present(crop, animated: true)
    }
}

/// Keeps the editor, and closes what the editor has presented when that one calls.
final class AlbumViewController: UIViewController, CropDelegate {
    private var editor: EditorViewController?
    private var timer: Timer?

    @IBAction func edit(_ sender: UIButton) {
        let editor = EditorViewController()
        editor.cropDelegate = self
        self.editor = editor
        present(editor, animated: true)
    }

    func cropDidEnd() {
        editor?.dismiss(animated: true) // ok: dismiss-closes-wrong-layer — it closes the child that calls
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { [weak self] _ in
            self?.editor?.dismiss(animated: true) // expect: dismiss-closes-wrong-layer (info) "may close “CropViewController” instead of “EditorViewController”"
        }
    }

    @IBAction func discard(_ sender: UIButton) {
        editor?.dismiss(animated: true) // ok: dismiss-closes-wrong-layer — a control asks for it
    }
}
