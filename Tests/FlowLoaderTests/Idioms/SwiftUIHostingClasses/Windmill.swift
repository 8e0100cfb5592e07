import SwiftUI
import UIKit

final class WindmillController: UIViewController {
    @objc func push() {
        navigationController?.pushViewController(SailController(speed: 3), animated: true) // edge: push WindmillController → SailController
    }
    @objc func pushGeneric() {
        navigationController?.pushViewController(MillHost(rootView: GrainView()), animated: true) // edge: push WindmillController → GrainView
    }
    @objc func pushMade() {
        navigationController?.pushViewController(makeFlour(), animated: true) // edge: push WindmillController → FlourView
    }
    @objc func pushFixed() {
        navigationController?.pushViewController(StoneController(), animated: true) // edge: push WindmillController → StoneController
    }
    private func makeFlour() -> UIViewController {
        let host = UIHostingController(rootView: FlourView())
        host.title = "Flour"
        return host
    }
}

/// A hosting class that brings its view is a screen of its own; one that is given it stands for what it is given.
final class SailController: UIHostingController<SailView> {
    init(speed: Int) { super.init(rootView: SailView(speed: speed)) } // edge: embed SailController → SailView
    required init?(coder: NSCoder) { nil }
}

class MillHost<Content: View>: UIHostingController<Content> {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
    }
}

final class StoneController: UIHostingController<StoneView> {
    init() { super.init(rootView: StoneView()) } // edge: embed StoneController → StoneView
    required init?(coder: NSCoder) { super.init(coder: coder, rootView: StoneView()) }
}

struct SailView: View {
    let speed: Int
    var body: some View { NavigationLink("Wind") { StoneView() } } // edge: link SailView → StoneView
}
struct GrainView: View { var body: some View { Text("Grain") } }
struct FlourView: View { var body: some View { Text("Flour") } }
struct StoneView: View { var body: some View { Text("Stone") } }
