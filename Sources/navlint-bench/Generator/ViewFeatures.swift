// SwiftUI: a hosted view, a sheet with a stack of its own, and a link in it.

func viewFiles(of feature: Feature, _ numbers: inout SeededNumbers) -> [String: String] {
    let name = feature.name
    let view = """
        import SwiftUI

        struct \(name)View: View {
            @ObservedObject var store: \(name)Store
            @State private var isChoosing = false

            var body: some View {
                List(store.entries) { entry in
                    \(name)Row(entry: entry)
                }
                .navigationTitle("\(feature.noun)s")
                .toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        Button("Choose") { isChoosing = true }
                    }
                }
                .sheet(isPresented: $isChoosing) {
                    \(name)Sheet(store: store)
                }
                .refreshable { store.reload {} }
            }
        \(computation(of: feature, &numbers))
        }

        struct \(name)Row: View {
            let entry: \(name)Entry

            var body: some View {
                HStack {
                    Text(entry.name).font(.headline)
                    Spacer()
                    ForEach(entry.notes, id: \\.self) { Text($0).font(.caption) }
                }
            }
        }

        """
    let sheet = """
        import SwiftUI

        struct \(name)Sheet: View {
            @ObservedObject var store: \(name)Store
            @Environment(\\.dismiss) private var dismiss

            var body: some View {
                NavigationStack {
                    List(store.entries) { entry in
                        NavigationLink(entry.name) { \(name)EntryView(entry: entry) }
                    }
                    .navigationTitle("Choose")
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) {
                            Button("Close") { dismiss() }
                        }
                    }
                }
            }
        \(computation(of: feature, &numbers))
        }

        """
    let detail = """
        import SwiftUI

        struct \(name)EntryView: View {
            let entry: \(name)Entry
            @State private var isExplaining = false

            var body: some View {
                ScrollView {
                    VStack(alignment: .leading, spacing: 16) {
                        Text(entry.name).font(.title)
                        ForEach(entry.notes, id: \\.self) { note in
                            Text(note).padding(.vertical, 4)
                        }
                        Button("What is this?") { isExplaining = true }
                    }
                }
                .navigationTitle(entry.name)
                .sheet(isPresented: $isExplaining) {
                    \(name)HelpView()
                }
            }
        \(computation(of: feature, &numbers))
        }

        struct \(name)HelpView: View {
            @Environment(\\.dismiss) private var dismiss

            var body: some View {
                VStack {
                    Text("About \(feature.noun.lowercased())s")
                    Button("Close") { dismiss() }
                }
            }
        }

        """
    return ["\(feature.folder)/\(name)View.swift": view, "\(feature.folder)/\(name)Sheet.swift": sheet, "\(feature.folder)/\(name)EntryView.swift": detail]
}
