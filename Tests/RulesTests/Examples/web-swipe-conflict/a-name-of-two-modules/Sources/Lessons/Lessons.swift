import Core
import SwiftUI

struct Lessons: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Lesson") { Lesson() }
        }
    }
}

struct Lesson: View {
    var body: some View {
        WebView(url: URL(string: "https://example.org")!) // ok: web-swipe-conflict — the project's own, without the gestures
            .navigationTitle("Lesson")
    }
}
