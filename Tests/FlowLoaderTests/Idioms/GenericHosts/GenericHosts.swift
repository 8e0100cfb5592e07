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

/// Has a bar item of its own: what is shown is more than what it hosts.
class ClosableHostingController<Content: View>: UIHostingController<Content> {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    }
    @objc private func close() { dismiss(animated: true) }
}

final class CoastViewController: UIViewController {
    func openClosable() {
        // edge: present CoastViewController → ClosableHostingController in UINavigationController, embed ClosableHostingController → DuneView
        present(UINavigationController(rootViewController: ClosableHostingController(rootView: DuneView())), animated: true)
    }
    func openTinted() {
        present(TintedHostingController(rootView: DuneView()), animated: true) // edge: present CoastViewController → DuneView
    }
    func openTide() {
        present(TideHostingController(), animated: true) // edge: present CoastViewController → TideHostingController
    }
}

struct DuneView: View { var body: some View { Text("Dune") } }
struct TideView: View { var body: some View { Text("Tide") } }
