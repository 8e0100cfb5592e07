import SwiftUI

@main
struct MailApp: App {
    var body: some Scene { WindowGroup { InboxView() } }
}

enum Place: Hashable { case folder, letter, rules }

struct InboxView: View {
    @State private var path: [Place] = []
    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                NavigationLink("Folder", value: Place.folder)
                NavigationLink("Letter", value: Place.letter)
                NavigationLink("Rules", value: Place.rules)
            }
            .navigationDestination(for: Place.self) { place in
                switch place {
                case .folder: FolderView()
                case .letter: LetterView(path: $path)
                case .rules: RulesView(path: $path)
                }
            }
        }
    }
}

struct FolderView: View {
    var body: some View {
        VStack {
            NavigationLink("Letter", value: Place.letter)
            NavigationLink("Rules", value: Place.rules)
        }
    }
}

/// From the inbox it goes one level up, from the folder two.
struct LetterView: View {
    @Binding var path: [Place]
    var body: some View {
        Text("Letter")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button { path = [] } label: { Image(systemName: "chevron.backward") } // expect: back-skips-level "skips “FolderView”"
                }
            }
    }
}

struct RulesView: View {
    @Binding var path: [Place]
    var body: some View {
        Text("Rules")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button { path.removeLast() } label: { Image(systemName: "chevron.backward") } // ok: back-skips-level — one level, whatever lies there
                }
            }
    }
}
