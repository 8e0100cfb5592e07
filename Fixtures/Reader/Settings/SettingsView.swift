import SwiftUI
import WebKit

struct SettingsView: View {
    @State private var showsHelp = false
    @State private var showsSignIn = false

    var body: some View {
        List {
            NavigationLink("Licences") { LicencesView() }
            Button("Help") { showsHelp = true }
            Button("Sign In") { showsSignIn = true }
        }
        .navigationTitle("Settings")
        .fullScreenCover(isPresented: $showsHelp) {
            NavigationStack {
                HelpView()
            }
        }
        .sheet(isPresented: $showsSignIn) {
            NavigationStack {
                SignInView() // ok: pushed-interruption — presented
            }
        }
    }
}

struct LicencesView: View {
    var body: some View {
        Text("Thanks to all.")
            .navigationTitle("Licences")
    }
}

struct HelpView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        HelpWebView()
            .navigationTitle("Help")
            .toolbar {
                // ok: back-chevron-on-modal — Close
                // ok: modal-exit-not-rendered — the site wraps it
                ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
            }
    }
}

struct HelpWebView: UIViewRepresentable {
    func makeUIView(context: Context) -> WKWebView {
        let webView = WKWebView()
        webView.allowsBackForwardNavigationGestures = true // ok: web-swipe-conflict — the root of a cover: nothing to pop
        webView.load(URLRequest(url: URL(string: "https://reader.example/help")!))
        return webView
    }

    func updateUIView(_ webView: WKWebView, context: Context) {}
}

struct SignInView: View {
    @State private var email = ""
    @State private var password = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            TextField("Email", text: $email)
            SecureField("Password", text: $password)
            // ok: push-without-stack — the site wraps it
            NavigationLink("Forgot Password?") { ResetPasswordView() }
        }
        .navigationTitle("Sign In")
        .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
            ToolbarItem(placement: .confirmationAction) { Button("Sign In") { dismiss() } }
        }
    }
}

struct ResetPasswordView: View {
    @State private var email = ""

    var body: some View {
        Form {
            TextField("Email", text: $email)
        }
        .navigationTitle("Reset Password")
    }
}
