import SwiftUI
import UIKit

// A type's name may begin with an underscore: what it brings is on the screen all the same.

struct ShelfView: View {
    @State private var isReading = false
    @State private var isListening = false

    var body: some View {
        VStack {
            Button("Read") { isReading = true }
            Button("Listen") { isListening = true }
        }
        // ok: modal-without-exit — the page that the inner view makes has a Close
        .fullScreenCover(isPresented: $isReading) { ReaderView() }
        .fullScreenCover(isPresented: $isListening) { ListenerView() } // expect: modal-without-exit
    }
}

struct ReaderView: View {
    var body: some View { _ReaderView().turned() }
}

extension View {
    func turned() -> some View { modifier(Turned()) }

    /// Not what `turned` calls: its modifier is no function.
    @ViewBuilder func modifier<Content: View>(@ViewBuilder _ transform: (Self) -> Content) -> some View { transform(self) }
}

struct Turned: ViewModifier {
    func body(content: Content) -> some View { content.rotationEffect(.degrees(90)) }
}

private struct _ReaderView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController { UINavigationController(rootViewController: PageViewController()) }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

final class PageViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    @objc private func close() { dismiss(animated: true) }
}

struct ListenerView: View {
    var body: some View { Text("Chapter 1") }
}
