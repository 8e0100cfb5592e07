import SwiftUI
import UIKit

// Covers that state removes, pickers that bring their buttons, screens that others close.

final class Session: ObservableObject {
    @Published var isLocked = false
    func unlock() { isLocked = false }
}

struct RootView: View {
    @ObservedObject var session: Session
    @State private var showsCamera = false
    var body: some View {
        Button("Scan") { showsCamera = true }
            // ok: modal-without-exit — the state that shows it goes
            .fullScreenCover(isPresented: $session.isLocked) { LockView() }
            // ok: modal-without-exit — a system picker has its own Cancel
            .fullScreenCover(isPresented: $showsCamera) { CameraView() }
            // ok: modal-without-exit — a state that is computed
            .fullScreenCover(isPresented: Binding(get: { session.isLocked }, set: { _ in })) { SplashView() }
    }
}

struct LockView: View { var body: some View { Text("Locked") } }
struct SplashView: View { var body: some View { Text("Soon") } }

struct CameraView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
    func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
}

final class WorkViewController: UIViewController {
    private let progress = ProgressViewController()

    func work() {
        progress.modalPresentationStyle = .overFullScreen
        present(progress, animated: true) // ok: modal-without-exit — its owner closes it
    }

    func finished() { progress.dismiss(animated: true) }
}

final class ProgressViewController: UIViewController {}

final class ShelfViewController: UIViewController {
    func openReader() {
        let reader = ReaderViewController()
        reader.modalPresentationStyle = .fullScreen
        reader.delegate = self
        present(reader, animated: true) // ok: modal-without-exit — its delegate closes it
    }

    func readerDidFinish() { dismiss(animated: true) }
}

protocol ReaderDelegate: AnyObject { func readerDidFinish() }

extension ShelfViewController: ReaderDelegate {}

final class ReaderViewController: UIViewController {
    weak var delegate: ReaderDelegate?
    @objc private func done() { delegate?.readerDidFinish() }
}
