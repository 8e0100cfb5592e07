import SwiftUI
import UIKit

@main
struct HillsApp: App {
    var body: some Scene { WindowGroup { NavigationStack { Text("Hills") } } }
}

/// What a SwiftUI app does to get the swipe back, guarded.
extension UINavigationController: UIGestureRecognizerDelegate {
    override open func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self // ok: pop-gesture-delegate-unguarded — the depth is asked for
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1
    }
}

/// And unguarded, by a representable that reaches for the stack it stands in.
struct SwipeBack: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SwipeBackController { SwipeBackController() }
    func updateUIViewController(_ controller: SwipeBackController, context: Context) {}
}

final class SwipeBackController: UIViewController {
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        parent?.navigationController?.interactivePopGestureRecognizer?.delegate = nil // expect: pop-gesture-delegate-unguarded (warning) "nil"
    }
}
