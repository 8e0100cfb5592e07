import SwiftUI

struct Start: View {
    @State private var showsTour = false
    @State private var chosen: Book?
    @State private var showsPhotos = false
    @State private var showsLesson = false
    @State private var showsGuide = false
    @StateObject private var router = Router()

    var body: some View {
        VStack {
            Button("Tour") { showsTour = true }
            Button("Photos") { showsPhotos = true }
            Button("Lesson") { showsLesson = true }
            Button("Guide") { showsGuide = true }
        }
        .fullScreenCover(isPresented: $showsTour) {
            TourScreen(onDone: { showsTour = false }) // ok: modal-without-exit — the closure that it is given closes it
        }
        .fullScreenCover(item: $chosen) { book in
            BookScreen(book: book, chosen: $chosen) // ok: modal-without-exit — a part of it sets the binding to nil
        }
        .fullScreenCover(isPresented: $showsPhotos) {
            PhotosScreen().environmentObject(router) // ok: modal-without-exit — a router from the environment may close it
        }
        .fullScreenCover(isPresented: $showsLesson) {
            NavigationStack {
                LessonScreen() // ok: modal-without-exit — the site puts Close on it
                    .toolbar { Button("Close") { showsLesson = false } }
            }
        }
        .fullScreenCover(isPresented: $showsGuide) { // expect: modal-without-exit (error) "cover"
            GuideScreen()
        }
    }
}

struct Book: Identifiable { let id = 1 }

final class Router: ObservableObject {
    var onLeave: (() -> Void)?
    func leave() { onLeave?() }
}

struct TourScreen: View {
    let onDone: () -> Void
    var body: some View { Button("Begin") { onDone() } }
}

struct BookScreen: View {
    let book: Book
    @Binding var chosen: Book?
    var body: some View { BookFooter(chosen: $chosen) }
}

struct BookFooter: View {
    @Binding var chosen: Book?
    var body: some View { Button("Put back") { chosen = nil } }
}

struct PhotosScreen: View {
    @EnvironmentObject var router: Router
    var body: some View { Button("Leave") { router.leave() } }
}

struct LessonScreen: View {
    var body: some View { Text("Lesson") }
}

struct GuideScreen: View {
    var body: some View { Text("Guide") }
}
