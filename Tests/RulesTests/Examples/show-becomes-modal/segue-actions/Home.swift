import SwiftUI
import UIKit

final class HomeController: UIViewController {
    @IBSegueAction func showReadings(_ coder: NSCoder) -> UIViewController? {
        UIHostingController(coder: coder, rootView: ReadingsView())
    }

    @IBSegueAction func showChart(_ coder: NSCoder) -> UIViewController? {
        UIHostingController(coder: coder, rootView: ChartView())
    }
}

struct ReadingsView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            List { Text("5.4") }
                .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } } }
        }
    }
}

struct ChartView: View {
    var body: some View { Text("Chart") }
}
