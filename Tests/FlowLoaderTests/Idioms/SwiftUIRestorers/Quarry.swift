import SwiftUI
import UIKit

@main
struct QuarryApp: App {
    var body: some Scene { WindowGroup { NavigationStack { QuarryHome() } } }
}

struct QuarryHome: View {
    var body: some View { NavigationLink("Stone") { StoneScreen() } }
}

struct StoneScreen: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Stone")
            .navigationBarBackButtonHidden(true)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button { dismiss() } label: { Image(systemName: "chevron.left") } // ok: custom-back-kills-swipe — every stack swipes
                }
            }
    }
}

/// Restored for every stack, and only above its root.
extension UINavigationController: UIGestureRecognizerDelegate {
    override open func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1
    }
}
