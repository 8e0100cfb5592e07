import SwiftUI

/// An article that a link names. Nothing stands behind it.
struct LinkedArticleView: View {
    let article: Article

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text(article.title)
            .navigationTitle(article.title)
            .toolbar {
                // expect: deep-link-back-without-parent "LinkedArticleView"
                ToolbarItem(placement: .topBarLeading) { Button("Back", systemImage: "chevron.left") { dismiss() } }
            }
    }
}

struct LinkedBookView: View {
    let book: Book

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text(book.title)
            .navigationTitle(book.title)
            .toolbar {
                // ok: deep-link-back-without-parent — a cross
                ToolbarItem(placement: .topBarLeading) { Button("Close", systemImage: "xmark") { dismiss() } }
            }
    }
}
