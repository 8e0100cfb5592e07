import UIKit

// None of the storyboards is among the sources: they are kept apart, not lost.

final class HallViewController: UIViewController {
    func openDesk() { show(UIStoryboard(name: "Desk", bundle: nil).instantiateInitialViewController()!, sender: self) } // ok: storyboard-reference-missing — kept elsewhere
    func openLamp() { show(UIStoryboard(name: "Lamp", bundle: nil).instantiateInitialViewController()!, sender: self) } // ok: storyboard-reference-missing — kept elsewhere
    func openDoor() { show(UIStoryboard(name: "Door", bundle: nil).instantiateInitialViewController()!, sender: self) } // ok: storyboard-reference-missing — kept elsewhere
}
