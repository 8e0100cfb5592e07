import SwiftUI

@main struct MailApp: App {
    var body: some Scene { WindowGroup { NavigationStack { InboxView() } } }
}

struct InboxView: View {
    @State private var isComposing = false
    var body: some View {
        List {
            NavigationLink("Write") { ComposeView() } // expect: pushed-interruption (info) "compose"
            NavigationLink("Newsletter") { NewsletterView() } // ok: pushed-interruption — a name that begins with New
            Button("Feedback") { isComposing = true }
        }
        .sheet(isPresented: $isComposing) { // ok: pushed-interruption — presented
            NavigationStack { FeedbackView() }
        }
    }
}

struct ComposeView: View {
    @State private var text = ""
    var body: some View { TextEditor(text: $text) }
}

struct FeedbackView: View {
    @State private var text = ""
    var body: some View { TextEditor(text: $text) }
}

struct NewsletterView: View {
    @State private var address = ""
    var body: some View { Form { TextField("Address", text: $address) } }
}
