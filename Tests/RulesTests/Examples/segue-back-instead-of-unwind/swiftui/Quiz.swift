import SwiftUI

@main
struct QuizApp: App {
    var body: some Scene { WindowGroup { NavigationStack { HomeView() } } }
}

struct HomeView: View {
    var body: some View { NavigationLink("Play") { QuestionView() } }
}

struct QuestionView: View {
    var body: some View {
        NavigationLink("Result") { ResultView() }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    NavigationLink("Similar") { QuestionView() } // ok: segue-back-instead-of-unwind — content of its kind
                }
            }
    }
}

struct ResultView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Well done")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    NavigationLink("Home") { HomeView() } // expect: segue-back-instead-of-unwind "opens a new “HomeView”"
                }
                ToolbarItem(placement: .bottomBar) {
                    Button("Back") { dismiss() } // ok: segue-back-instead-of-unwind — it goes back
                }
            }
    }
}
