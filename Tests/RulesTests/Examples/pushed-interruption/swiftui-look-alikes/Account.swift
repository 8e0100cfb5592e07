import SwiftUI

@main
struct MembersApp: App {
    @State private var isIn = false
    var body: some Scene {
        WindowGroup {
            if isIn { NavigationStack { MemberHome() } } else { NavigationStack { LoginView(isIn: $isIn) } }
        }
    }
}

/// One stack of signing in: its steps are levels of it.
struct LoginView: View {
    @Binding var isIn: Bool
    @State private var name = ""
    var body: some View {
        Form {
            TextField("Name", text: $name)
            Button("Log in") { isIn = true }
            NavigationLink("Register") { RegisterView() } // ok: pushed-interruption — a step of signing in
            NavigationLink("Forgotten?") { ForgotPasswordView() } // ok: pushed-interruption — and another
        }
    }
}

struct RegisterView: View {
    @State private var name = ""
    var body: some View { Form { TextField("Name", text: $name) } }
}

struct ForgotPasswordView: View {
    @State private var mail = ""
    var body: some View { Form { TextField("Mail", text: $mail) } }
}

struct MemberHome: View {
    @State private var composes = false
    var body: some View {
        List {
            NavigationLink("Settings") { SettingsView() } // ok: pushed-interruption — settings are levels
            NavigationLink("Composer") { ComposerBiographyView() } // ok: pushed-interruption — about a composer, nothing to fill in
            NavigationLink("Report") { CreateReportView() } // expect: pushed-interruption (info) "CreateReportView"
        }
        .sheet(isPresented: $composes) { NavigationStack { CreateReportView() } } // ok: pushed-interruption — presented
    }
}

struct SettingsView: View {
    @State private var isLoud = false
    var body: some View { Form { Toggle("Loud", isOn: $isLoud) } }
}

struct ComposerBiographyView: View { var body: some View { Text("Born in Bonn") } }

struct CreateReportView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var text = ""
    var body: some View {
        TextEditor(text: $text)
            .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Send") { dismiss() } } }
    }
}
