import SwiftUI
import UIKit

// A hosting controller of the project that stands for whatever view it is handed.

final class CoverController<Content: View>: UIHostingController<Content> {
    var onHidden: () -> Void = {}
}

struct CoverAnchor<Content: View>: UIViewRepresentable {
    @Binding var isShown: Bool
    let content: () -> Content

    func makeCoordinator() -> Anchor { Anchor() }

    func makeUIView(context: Context) -> UIView {
        let anchor = UIViewController()
        context.coordinator.controller = anchor
        return anchor.view
    }

    func updateUIView(_ view: UIView, context: Context) {
        if isShown {
            let cover = CoverController(rootView: content())
            cover.modalPresentationStyle = .fullScreen
            if let host = context.coordinator.controller {
                host.present(cover, animated: true) // ok: modal-without-exit — what is in it is not known
            }
        }
    }

    final class Anchor: NSObject {
        var controller: UIViewController?
    }
}
