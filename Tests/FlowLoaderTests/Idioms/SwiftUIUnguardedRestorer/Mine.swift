import SwiftUI
import UIKit

@main
struct MineApp: App {
    var body: some Scene { WindowGroup { NavigationStack { Text("Mine") } } }
}

/// Given back to every stack, the root of each included.
extension UINavigationController {
    override open func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = nil // expect: pop-gesture-delegate-unguarded
    }
}
