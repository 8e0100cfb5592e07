import FloatingKit
import UIKit

/// Containers and presenters that are not in the sources: a class that is shown is what it is, a screen handed over is not
/// followed but by calls of well-known packages.
final class HarbourViewController: UIViewController {
    private let panel = FloatingPanelController()

    func addPanel() {
        panel.set(contentViewController: TideViewController())
        panel.addPanel(toParent: self) // edge: none
    }

    func openMenu() {
        let menu = SideMenuNavigationController(rootViewController: QuayViewController())
        // The menu's class is not in the sources; that its content is shown in it is likely.
        present(menu, animated: true) // edge: present HarbourViewController → QuayViewController likely
    }

    func openPan() {
        presentPanModal(FerryViewController()) // edge: present HarbourViewController → FerryViewController
    }

    func openPlayer() {
        present(MediaPlayerController(), animated: true) // edge: present HarbourViewController → system:MediaPlayerController
    }
}

final class TideViewController: UIViewController {} // screen: TideViewController open
final class QuayViewController: UIViewController {} // screen: QuayViewController closed
final class FerryViewController: UIViewController {} // screen: FerryViewController closed
