import UIKit

final class MusicCoordinator {
    let stack = UINavigationController()

    func start() {
        let list = SongListViewController()
        list.onSelect = { [weak self] song in self?.showSong(song) }
        list.onSettings = { [weak self] in
            // edge: present flow:MusicCoordinator → SongSettingsViewController
            // edge: present SongListViewController → SongSettingsViewController likely
            self?.stack.present(SongSettingsViewController(), animated: true)
        }
        stack.viewControllers = [list] // edge: setStack flow:MusicCoordinator → SongListViewController
    }

    private func showSong(_ song: Int) {
        let detail = SongViewController(onLyrics: showLyrics)
        // edge: push flow:MusicCoordinator → SongViewController
        // edge: push SongListViewController → SongViewController likely
        stack.pushViewController(detail, animated: true)
    }

    private func showLyrics() {
        // edge: push flow:MusicCoordinator → LyricsViewController
        // edge: push SongViewController → LyricsViewController likely
        stack.pushViewController(LyricsViewController(), animated: true)
    }
}

final class SongListViewController: UIViewController {
    var onSelect: ((Int) -> Void)?
    var onSettings: () -> Void = {}
    func choose() { onSelect?(1) }
    func settings() { onSettings() }
}

final class SongViewController: UIViewController {
    private let onLyrics: () -> Void
    init(onLyrics: @escaping () -> Void) {
        self.onLyrics = onLyrics
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    func lyrics() { onLyrics() }
}

final class SongSettingsViewController: UIViewController {}
final class LyricsViewController: UIViewController {}
