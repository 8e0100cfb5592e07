import SwiftUI
import UIKit

@main struct PagesApp: App {
    var body: some Scene {
        WindowGroup { PagesView() }
    }
}

struct PagesView: View {
    @State private var isEditing = false

    var body: some View {
        NavigationStack {
            Button("Edit") { isEditing = true }
        }
        .sheet(isPresented: $isEditing) { EditView() }
        .onOpenURL { url in
            // expect: top-controller-walk-stops-short (warning) "such as “EditView”"
            UIApplication.shared.windows.first?.rootViewController?.present(PageController(), animated: true)
        }
        .onContinueUserActivity("pages.note") { _ in NoteRouter.show() }
        .opensComments()
        .opensAuthors()
    }
}

enum NoteRouter {
    static func show() {
        // expect: top-controller-walk-stops-short (warning) "such as “EditView”"
        UIApplication.shared.windows.first?.rootViewController?.present(NoteController(), animated: true)
    }
}

extension View {
    /// What a function of all views opens is opened for each view that calls it.
    func opensComments() -> some View {
        onOpenURL { url in
            // expect: top-controller-walk-stops-short (warning) "such as “EditView”"
            UIApplication.shared.windows.first?.rootViewController?.present(CommentsController(), animated: true)
        }
    }

    func opensAuthors() -> some View {
        onOpenURL { url in
            var top = UIApplication.shared.windows.first?.rootViewController
            while let presented = top?.presentedViewController { top = presented }
            // ok: top-controller-walk-stops-short — it walks to the top first
            top?.present(AuthorsController(), animated: true)
        }
    }
}

struct EditView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Done") { dismiss() }
    }
}

final class PageController: UIViewController {}
final class NoteController: UIViewController {}
final class CommentsController: UIViewController {}
final class AuthorsController: UIViewController {}
