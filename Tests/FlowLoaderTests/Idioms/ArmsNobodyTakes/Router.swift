import UIKit

/// A case that no code makes, although a method has its name.
enum Step {
    case push(UIViewController)
    case present(UIViewController)
    case none
}

protocol StepMaker {
    func step(for name: String) -> Step
}

final class NameSteps: StepMaker {
    func step(for name: String) -> Step { name.isEmpty ? .none : .push(NameViewController()) }
}

final class ListViewController: UIViewController {
    var maker: StepMaker?

    @objc private func open() {
        guard let maker else { return }
        switch maker.step(for: "one") {
        case .push(let next): navigationController?.pushViewController(next, animated: true) // edge: push ListViewController → NameViewController
        // edge: none
        case .present(let next): present(next, animated: true)
        case .none: break
        }
    }
}

final class NameViewController: UIViewController {}

/// What a caller hands over is not what the other branch asks for.
struct Song { var title = "" }
struct Album { var title = "" }

final class Player {
    weak var stack: UINavigationController?

    func open(_ payload: Any) {
        if payload is Song { return }
        if let album = payload as? Album {
            // edge: push flow:Player → AlbumViewController, push AlbumsViewController → AlbumViewController
            stack?.pushViewController(AlbumViewController(album), animated: true)
        }
    }
}

final class AlbumViewController: UIViewController {
    init(_ album: Album) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}

final class AlbumsViewController: UIViewController {
    let player = Player()
    var album = Album()
    @objc private func open() { player.open(album) }
}
