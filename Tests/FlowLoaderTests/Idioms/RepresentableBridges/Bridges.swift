import SwiftUI
import UIKit

/// UIKit inside SwiftUI: what the representable makes stands where the representable stands.
struct CameraView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController { // edge: embed CameraView → CameraViewController in UINavigationController
        UINavigationController(rootViewController: CameraViewController())
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

struct ScannerView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> ScannerViewController { // edge: embed ScannerView → ScannerViewController
        let scanner = ScannerViewController()
        scanner.title = "Scan"
        return scanner
    }

    func updateUIViewController(_ controller: ScannerViewController, context: Context) {}
}

struct ToolsView: View {
    @State private var isShooting = false

    var body: some View {
        VStack {
            ScannerView() // edge: embed ToolsView → ScannerView
            Button("Shoot") { isShooting = true }
        }
        .sheet(isPresented: $isShooting) { // edge: sheet ToolsView → CameraView
            CameraView()
        }
    }
}

final class CameraViewController: UIViewController {} // screen: CameraViewController closed
final class ScannerViewController: UIViewController {} // screen: ScannerViewController closed
