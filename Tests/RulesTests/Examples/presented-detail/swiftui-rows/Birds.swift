import SwiftUI

@main
struct BirdsApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                NavigationStack { BirdList() }
                NavigationStack { BirdSearch() }
                NavigationStack { BirdPhotos() }
            }
        }
    }
}

struct Bird: Hashable, Identifiable { let id: Int }

struct BirdList: View {
    let birds: [Bird] = []
    var body: some View {
        List(birds) { bird in
            NavigationLink(destination: BirdScreen(bird: bird)) { Text("Bird") }
        }
    }
}

struct BirdSearch: View {
    let birds: [Bird] = []
    @State private var chosen: Bird?
    var body: some View {
        List(birds) { bird in
            Text("Bird").onTapGesture { chosen = bird }
        }
        .sheet(item: $chosen) { bird in // expect: presented-detail (warning) "BirdScreen"
            NavigationStack { BirdScreen(bird: bird) }
        }
    }
}

struct BirdPhotos: View {
    let birds: [Bird] = []
    @State private var photo: Bird?
    @State private var card: Bird?
    @State private var edited: Bird?
    var body: some View {
        List(birds) { bird in
            HStack {
                Button("Photo") { photo = bird }
                Button("Card") { card = bird }
                Button("Edit") { edited = bird }
            }
        }
        .fullScreenCover(item: $photo) { bird in PhotoViewer(bird: bird) } // ok: presented-detail — a viewer, pushed nowhere
        .sheet(item: $card) { bird in BirdCard(bird: bird) } // ok: presented-detail — a card with detents
        .sheet(item: $edited) { bird in NavigationStack { BirdEditor(bird: bird) } } // ok: presented-detail — a task with Cancel
    }
}

struct BirdScreen: View {
    let bird: Bird
    var body: some View { Text("Bird") }
}

struct PhotoViewer: View {
    let bird: Bird
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
}

struct BirdCard: View {
    let bird: Bird
    var body: some View { Text("Card").presentationDetents([.medium]) }
}

struct BirdEditor: View {
    let bird: Bird
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        TextField("Name", text: .constant(""))
            .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } } }
    }
}
