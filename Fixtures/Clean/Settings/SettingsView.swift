import SwiftUI

/// A tab of its own, with the only stack of that tab.
struct SettingsView: View {
    @State private var showsHelp = false

    var body: some View {
        NavigationStack {
            List {
                NavigationLink(value: Topic.units) { Text("Units") }
                NavigationLink(value: Topic.about) { Text("About") }
                Button("Help") { showsHelp = true }
            }
            .navigationTitle("Settings")
            .navigationDestination(for: Topic.self) { topic in
                TopicView(topic: topic)
            }
        }
        .sheet(isPresented: $showsHelp) {
            NavigationStack {
                HelpView()
            }
        }
    }
}

enum Topic: Hashable {
    case units, about
}

struct TopicView: View {
    let topic: Topic

    @State private var isEditing = false

    var body: some View {
        switch topic {
        case .units:
            Text("Grams")
                .navigationTitle("Units")
                .navigationBarBackButtonHidden(isEditing)
                .toolbar {
                    ToolbarItem(placement: .topBarTrailing) { Button(isEditing ? "Done" : "Edit") { isEditing.toggle() } }
                }
        case .about:
            Text("Made in a kitchen.")
                .navigationTitle("About")
        }
    }
}
