import SwiftUI
import UIKit

final class PierController: UIViewController {
    /// The segue's controller is made here, around a SwiftUI view.
    @IBSegueAction func makeTide(_ coder: NSCoder) -> UIViewController? {
        UIHostingController(coder: coder, rootView: TideTable())
    }
}

/// A scene's class that is a hosting controller of the project.
final class BoardController: UIHostingController<BoardView> {
    required init?(coder: NSCoder) {
        super.init(coder: coder, rootView: BoardView()) // edge: embed BoardController → BoardView
    }
}

struct TideTable: View {
    var body: some View { NavigationLink("High") { BoardView() } } // edge: link TideTable → BoardView
}
struct BoardView: View {
    var body: some View { NavigationLink("Low") { TideTable() } } // edge: link BoardView → TideTable
}
