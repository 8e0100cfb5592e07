import UIKit

final class Banner {
    func show() {
        UIApplication.shared.keyWindow?.addSubview(UIView()) // ok: top-controller-walk-stops-short — the app has one window
    }

    func hide() {
        UIApplication.shared.windows.first?.layoutIfNeeded() // ok: top-controller-walk-stops-short — the app has one window
    }
}
