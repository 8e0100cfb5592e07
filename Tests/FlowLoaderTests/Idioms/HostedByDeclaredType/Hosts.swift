import SwiftUI
import UIKit

struct PanelView: View {
    let title: String
    var body: some View { Text(title) }
}

/// The hosting controller's own type says what it shows.
final class PanelHostViewController: UIViewController {
    private let host: UIHostingController<PanelView>

    init(title: String) {
        let view = PanelView(title: title)
        self.host = UIHostingController(rootView: view)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(host) // edge: embed PanelHostViewController → PanelView
        view.addSubview(host.view)
    }
}
