import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let tabs = MainTabs()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window?.rootViewController = tabs
        if let link = connectionOptions.urlContexts.first { tabs.show(.song, payload: link.url.absoluteString) }
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        if let link = contexts.first { tabs.show(.song, payload: link.url.absoluteString) }
    }
}

enum Place { case song, artist, album }

struct Artist { var name: String }
struct Album { var name: String }

final class MainTabs: UITabBarController {
    private let stack = UINavigationController(rootViewController: SongsViewController())

    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [stack, UINavigationController(rootViewController: AlbumsViewController())]
    }

    /// The link brings a text: of the arms only the first can be taken.
    func show(_ place: Place, payload: Any) {
        switch (place, payload) {
        case (.song, let name as String):
            stack.pushViewController(SongViewController(name: name), animated: true) // expect: deep-link-push-under-modal
        case (.artist, let artist as Artist):
            stack.pushViewController(ArtistViewController(artist: artist), animated: true) // ok: deep-link-push-under-modal — no artist comes with a link
        case (_, let album as Album):
            stack.pushViewController(AlbumViewController(album: album), animated: true) // ok: deep-link-push-under-modal — no album comes with a link
        default: break
        }
    }
}

final class SongsViewController: UIViewController {
    @IBAction func openHelp() { present(HelpViewController(), animated: true) }
    @IBAction func openArtist() { (tabBarController as? MainTabs)?.show(.artist, payload: Artist(name: "A")) }
    @IBAction func openAlbum() { (tabBarController as? MainTabs)?.show(.album, payload: Album(name: "B")) }
}
final class AlbumsViewController: UIViewController {}
final class HelpViewController: UIViewController {
    @IBAction func close() { dismiss(animated: true) }
}
final class SongViewController: UIViewController {
    init(name: String) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}
final class ArtistViewController: UIViewController {
    init(artist: Artist) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}
final class AlbumViewController: UIViewController {
    init(album: Album) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}
