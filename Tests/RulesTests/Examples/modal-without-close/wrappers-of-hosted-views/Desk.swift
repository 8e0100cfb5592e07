import SwiftUI
import UIKit

final class DeskViewController: UIViewController {
    func openTides() {
        let tides = UIHostingController(rootView: AnyView(TopStack(to: TidesPage())))
        present(tides, animated: true) // ok: modal-without-close — what stands around the view puts a way out into the bar
    }

    func openWinds() {
        let winds = UIHostingController(rootView: WindsPage().toolbar { ToolbarItem(placement: .cancellationAction) { HideButton() } }.inStack())
        present(winds, animated: true) // ok: modal-without-close — the site puts a control on it that may close it
    }

    func openWaves() {
        let waves = UIHostingController(rootView: AnyView(PlainStack(to: WavesPage())))
        present(waves, animated: true) // expect: modal-without-close (warning) "WavesPage"
    }
}

struct TopStack<Page: View>: View {
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.horizontalSizeClass) private var sizeClass
    let page: () -> Page
    init(to page: @autoclosure @escaping () -> Page) { self.page = page }
    var body: some View {
        NavigationStack {
            page().toolbar {
                if sizeClass == .compact {
                    ToolbarItem(placement: .topBarLeading) {
                        Button(action: { presentationMode.wrappedValue.dismiss() }) { Image(systemName: "xmark") }
                    }
                }
            }
        }
    }
}

struct PlainStack<Page: View>: View {
    let page: () -> Page
    init(to page: @autoclosure @escaping () -> Page) { self.page = page }
    var body: some View { NavigationStack { page() } }
}

extension View {
    func inStack() -> some View { NavigationStack { self } }
}

struct HideButton: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
}

struct TidesPage: View {
    var body: some View { Text("Tides").navigationTitle("Tides") }
}

struct WindsPage: View {
    var body: some View { Text("Winds").navigationTitle("Winds") }
}

struct WavesPage: View {
    var body: some View { Text("Waves").navigationTitle("Waves") }
}
