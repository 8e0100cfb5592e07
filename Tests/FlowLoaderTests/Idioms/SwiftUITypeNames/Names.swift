import SwiftUI

@main
struct NamesApp: App {
    var body: some Scene { WindowGroup { Names.Root() } }
}

/// Views nested in other types, aliased, generic, and made by `init`, `Self` and metatypes.
enum Names {
    struct Root: View {
        typealias Row = Names.Deep.Row
        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink("Nested") { Detail() } // edge: link Names.Root → Names.Detail
                    NavigationLink("By init") { Names.Detail.init() } // edge: link Names.Root → Names.Detail
                    NavigationLink("By alias") { Row() } // edge: link Names.Root → Names.Deep.Row
                    NavigationLink("Generic") { Names.Boxed<Int>(value: 1) } // edge: link Names.Root → Names.Boxed
                    NavigationLink("By make") { Detail.make() } // edge: link Names.Root → Names.Detail
                    NavigationLink("By shared") { Detail.shared } // edge: link Names.Root → Names.Detail
                }
            }
        }
    }

    struct Detail: View {
        static let shared = Detail()
        static func make() -> Self { Self() }
        var body: some View { Text("Detail") }
    }

    struct Boxed<Value>: View {
        let value: Value
        var body: some View { Text("Boxed") }
    }

    enum Deep {
        struct Row: View { var body: some View { Text("Row") } }
    }
}
