import SwiftUI
import UIKit

/// Hosts whatever it is given.
class TintedHostingController<Content: View>: UIHostingController<Content> {
    override init(rootView: Content) {
        super.init(rootView: rootView)
        view.tintColor = .green
    }
    required init?(coder: NSCoder) { fatalError() }
}

/// Says itself what it hosts.
final class TideHostingController: UIHostingController<TideView> {
    init() { super.init(rootView: TideView()) } // edge: embed TideHostingController → TideView
    required init?(coder: NSCoder) { fatalError() }
}

final class CoastViewController: UIViewController {
    func openTinted() {
        present(TintedHostingController(rootView: DuneView()), animated: true) // edge: present CoastViewController → DuneView
    }
    func openTide() {
        present(TideHostingController(), animated: true) // edge: present CoastViewController → TideHostingController
    }
}

struct DuneView: View { var body: some View { Text("Dune") } }
struct TideView: View { var body: some View { Text("Tide") } }
