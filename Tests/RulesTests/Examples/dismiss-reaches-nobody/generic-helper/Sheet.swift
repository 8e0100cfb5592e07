import SwiftUI
import UIKit

/// A generic wrapper that only embeds what it is given.
final class BottomSheet<Content: View>: UIViewController {
    init(rootView content: Content) {
        super.init(nibName: nil, bundle: nil)
        let host = UIHostingController(rootView: content.padding())
        view.addSubview(host.view)
        host.didMove(toParent: self)
    }

    required init?(coder: NSCoder) { nil }

    static func present(_ content: Content, in controller: UIViewController) {
        let sheet = BottomSheet(rootView: content)
        let frame = FrameController(contentViewController: sheet)
        controller.present(frame, animated: true)
    }
}

final class YearViewController: UIViewController {
    func showYear() { BottomSheet.present(YearView(), in: self) }
}

struct YearView: View {
    @Environment(\.presentationMode) private var mode
    var body: some View {
        Button("Not now") { mode.wrappedValue.dismiss() } // expect: dismiss-reaches-nobody (warning) "YearView"
    }
}
