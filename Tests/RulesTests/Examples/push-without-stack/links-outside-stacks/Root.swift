import SwiftUI

@main struct AppMain: App {
    var body: some Scene { WindowGroup { HomeView() } }
}

struct HomeView: View {
    @State private var showsHelp = false
    @State private var showsTips = false
    var body: some View {
        List {
            Button("Help") { showsHelp = true }
            Button("Tips") { showsTips = true }
        }
        .sheet(isPresented: $showsHelp) { HelpView() }
        .sheet(isPresented: $showsTips) { NavigationStack { TipsView() } }
    }
}

struct HelpView: View {
    var body: some View {
        List {
            NavigationLink("Contact") { ContactView() } // expect: push-without-stack (warning) "contains a NavigationLink"
        }
    }
}

struct TipsView: View {
    var body: some View {
        List {
            NavigationLink("Contact") { ContactView() } // ok: push-without-stack — the sheet brings a stack
        }
    }
}

struct ContactView: View { var body: some View { List { Text("Contact") } } }
