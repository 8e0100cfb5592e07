import SwiftUI
import UIKit

@main
struct BoardApp: App {
    var body: some Scene { WindowGroup { BoardHome() } }
}

struct BoardHome: View {
    @State private var shows = false
    var body: some View {
        Text("Board")
            .sheet(isPresented: $shows) { OldFlow() }
    }
}

/// A storyboard's controller in a SwiftUI app.
struct OldFlow: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        UIStoryboard(name: "Old", bundle: nil).instantiateViewController(withIdentifier: "Strat") // expect: storyboard-reference-missing (error) "Strat"
    }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct OtherFlow: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        // ok: storyboard-reference-missing — the scene is there
        UIStoryboard(name: "Old", bundle: nil).instantiateViewController(withIdentifier: "Start")
    }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
