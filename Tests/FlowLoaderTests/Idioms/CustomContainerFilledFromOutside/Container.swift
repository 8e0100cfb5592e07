import UIKit

/// A container that is handed its content: at its making, and later through a property.
final class FrameViewController: UIViewController {
    private let content: UIViewController
    var footer: UIViewController? {
        didSet {
            if let footer { addChild(footer) } // edge: embed FrameViewController → LegalViewController
        }
    }

    init(content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        // edge: embed FrameViewController → PictureViewController
        // edge: embed FrameViewController → LetterViewController
        addChild(content)
        view.addSubview(content.view)
    }
}

final class GalleryViewController: UIViewController {
    func openPicture() {
        let frame = FrameViewController(content: PictureViewController())
        frame.footer = LegalViewController()
        present(frame, animated: true) // edge: present GalleryViewController → FrameViewController
    }

    func openLetter() {
        navigationController?.pushViewController(FrameViewController(content: LetterViewController()), animated: true) // edge: push GalleryViewController → FrameViewController
    }
}

final class PictureViewController: UIViewController {} // screen: PictureViewController closed
final class LetterViewController: UIViewController {} // screen: LetterViewController closed
final class LegalViewController: UIViewController {} // screen: LegalViewController closed
