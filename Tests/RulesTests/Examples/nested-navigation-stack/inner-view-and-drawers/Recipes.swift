import SwiftUI
import UIKit

@main
struct RecipesApp: App {
    var body: some Scene { WindowGroup { RecipesView() } }
}

/// The sheet's root brings the stack; what is pushed is the view inside it.
struct RecipesView: View {
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            NavigationLink("Last") { EditorForm() } // ok: nested-navigation-stack — the form alone, without the sheet's stack
                .sheet(isPresented: $isAdding) { EditorSheet() }
                .toolbar { Button("New") { isAdding = true } }
        }
    }
}

struct EditorSheet: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        NavigationStack { // ok: nested-navigation-stack — the root of a sheet
            EditorForm().toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } } }
        }
    }
}

struct EditorForm: View {
    var body: some View { Text("Form") }
}

/// Stacks as children of a container of the app's own, which is in no stack.
final class DrawerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let side = UINavigationController(rootViewController: SideViewController())
        let main = UINavigationController(rootViewController: MainViewController())
        for stack in [side, main] {
            addChild(stack) // ok: nested-navigation-stack — a drawer beside its content
            view.addSubview(stack.view)
        }
    }
}

final class SideViewController: UIViewController {}
final class MainViewController: UIViewController {}
