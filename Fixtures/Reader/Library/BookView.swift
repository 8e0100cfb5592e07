import SwiftUI

struct BookView: View {
    let book: Book

    @Environment(\.dismiss) private var dismiss
    @State private var showsTextSize = false
    @State private var showsShare = false

    var body: some View {
        List(book.chapters, id: \.self) { chapter in
            NavigationLink(chapter) {
                ChapterView(title: chapter)
            }
        }
        .navigationTitle(book.title)
        .navigationBarBackButtonHidden(true)
        .toolbar {
            // expect: custom-back-kills-swipe "BookView"
            ToolbarItem(placement: .topBarLeading) { Button("Back", systemImage: "chevron.left") { dismiss() } }
            ToolbarItem(placement: .topBarTrailing) { Button("Text Size") { showsTextSize = true } }
            ToolbarItem(placement: .topBarTrailing) { Button("Share") { showsShare = true } }
        }
        .sheet(isPresented: $showsTextSize) {
            TextSizeView()
        }
        .sheet(isPresented: $showsShare) {
            ShareView(book: book)
        }
    }
}

struct ChapterView: View {
    let title: String

    @State private var isSelecting = false
    @State private var page = 0

    var body: some View {
        Text("Page \(page + 1)")
            .navigationTitle(title)
            .navigationBarBackButtonHidden(isSelecting)
            .toolbar {
                // ok: custom-back-kills-swipe — turns pages, and Back is hidden only while text is selected
                ToolbarItem(placement: .topBarLeading) { Button("Previous", systemImage: "chevron.left") { page -= 1 } }
                ToolbarItem(placement: .topBarTrailing) { Button("Select") { isSelecting.toggle() } }
            }
    }
}

struct TextSizeView: View {
    @State private var size = 17.0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Slider(value: $size, in: 11...32)
            .toolbar {
                // expect: modal-exit-not-rendered "TextSizeView"
                ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
            }
    }
}

/// Presented bare: the rows that lead on are dead.
struct ShareView: View {
    let book: Book

    var body: some View {
        List {
            Text(book.title)
            NavigationLink("Send to a Friend") { FriendListView() } // expect: push-without-stack "ShareView"
        }
    }
}

struct FriendListView: View {
    var body: some View {
        Text("No friends yet.")
            .navigationTitle("Friends")
    }
}
