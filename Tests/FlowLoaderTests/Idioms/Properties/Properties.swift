import UIKit

final class GalleryViewController: UIViewController {
    private let stored = PictureViewController()
    private lazy var lazily: UIViewController = {
        let picture = PictureViewController()
        picture.modalPresentationStyle = .fullScreen
        return picture
    }()
    private var computed: UIViewController {
        if isViewLoaded { return PictureViewController() }
        return FrameViewController()
    }
    private var assigned: UIViewController?
    private var assignedFromLocal: UIViewController!

    override func viewDidLoad() {
        super.viewDidLoad()
        assigned = FrameViewController()
        let picture = PictureViewController()
        picture.title = "Picture"
        assignedFromLocal = picture
    }

    func openStored() {
        present(stored, animated: true) // edge: present GalleryViewController → PictureViewController
    }

    func openLazily() {
        present(lazily, animated: true) // edge: present GalleryViewController → PictureViewController // expect: modal-without-exit
    }

    func openComputed() {
        // edge: present GalleryViewController → PictureViewController
        // edge: present GalleryViewController → FrameViewController
        present(computed, animated: true)
    }

    func openAssigned() {
        guard let assigned else { return }
        present(assigned, animated: true) // edge: present GalleryViewController → FrameViewController
    }

    func openAssignedFromLocal() {
        present(assignedFromLocal, animated: true) // edge: present GalleryViewController → PictureViewController
    }
}

final class PictureViewController: UIViewController {}
final class FrameViewController: UIViewController {}

/// The property of the extended type and the one of another type share a name only.
final class VaultViewController: UIViewController {
    private let stored = FrameViewController()
    func openStored() {
        present(stored, animated: true) // edge: present VaultViewController → FrameViewController
    }
}
