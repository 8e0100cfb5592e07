import SwiftUI
import UIKit

final class Wrapper<Content: View>: UIViewController {
    init(_ content: Content) {
        super.init(nibName: nil, bundle: nil)
        let host = UIHostingController(rootView: content.padding().background(Color.red))
        view.addSubview(host.view)
        host.didMove(toParent: self) // edge: embed Wrapper → CardView
    }

    required init?(coder: NSCoder) { nil }

    static func show(_ content: Content, from presenter: UIViewController) {
        presenter.present(Wrapper(content), animated: true) // edge: present DeckViewController → Wrapper
    }
}

final class DeckViewController: UIViewController {
    @objc func openCard() { Wrapper.show(CardView(), from: self) }
}

struct CardView: View { // screen: CardView closed
    var body: some View { TextField("Card", text: .constant("")) }
}
