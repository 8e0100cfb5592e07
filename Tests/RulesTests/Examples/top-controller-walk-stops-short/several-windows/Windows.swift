import UIKit

final class Banner {
    func show() {
        UIApplication.shared.keyWindow?.addSubview(UIView()) // expect: top-controller-walk-stops-short (info) "another scene"
    }

    func hide() {
        UIApplication.shared.windows.first?.layoutIfNeeded() // expect: top-controller-walk-stops-short (info) "another scene"
    }

    func width() -> CGFloat {
        UIApplication.shared.keyWindow?.bounds.width ?? 0 // ok: top-controller-walk-stops-short — a measure
    }

    func inset() -> CGFloat {
        UIApplication.shared.windows.first!.safeAreaInsets.bottom // ok: top-controller-walk-stops-short — a measure
    }

    func show(near view: UIView) {
        view.window?.addSubview(UIView()) // ok: top-controller-walk-stops-short — the view's own window
    }

    func show(in scene: UIWindowScene) {
        scene.windows.first?.addSubview(UIView()) // ok: top-controller-walk-stops-short — of the scene that is meant
    }
}
