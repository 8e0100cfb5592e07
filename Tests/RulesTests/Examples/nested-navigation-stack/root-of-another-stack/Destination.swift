import SwiftUI

/// The destination stands around the view's own stack: it is one of the stack outside.
struct OuterView: View {
    @State private var post: Int?
    var body: some View {
        NavigationStack {
            FeedView().navigationDestination(item: $post) { PostView(number: $0) }
        }
    }
}

struct FeedView: View {
    var body: some View {
        NavigationStack { TextField("Feed", text: .constant("")) } // expect: nested-navigation-stack "FeedView"
    }
}

struct PostView: View {
    let number: Int
    var body: some View {
        NavigationStack { TextField("Post", text: .constant("")) } // expect: nested-navigation-stack "PostView"
    }
}
