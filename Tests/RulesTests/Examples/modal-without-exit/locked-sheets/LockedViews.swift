import SwiftUI

@main struct DeskApp: App {
    var body: some Scene { WindowGroup { DeskView() } }
}

struct DeskView: View {
    @State private var showsNews = false
    @State private var showsForm = false
    var body: some View {
        VStack {
            Button("News") { showsNews = true }
            Button("Form") { showsForm = true }
        }
        .sheet(isPresented: $showsNews) { NewsView() } // expect: modal-without-exit (error) "swipe-to-dismiss is switched off"
        // ok: modal-without-exit — locked, and Cancel is there
        .sheet(isPresented: $showsForm) { FormView() }
    }
}

struct NewsView: View {
    var body: some View { Text("News").interactiveDismissDisabled() }
}

struct FormView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack { Button("Cancel") { dismiss() } }.interactiveDismissDisabled(true)
    }
}
