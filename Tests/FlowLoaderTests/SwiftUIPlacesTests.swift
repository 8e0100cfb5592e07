import Diagnostics
import FlowGraph
import Testing

@testable import FlowLoader

/// Where edges stand, and what is told of places that a reader finds in the code.
struct SwiftUIPlacesTests {
    private func rows(_ part: GraphPart) -> [String] {
        part.transitions.map {
            "\($0.location.path):\($0.location.line) \($0.verb.rawValue) \($0.from) → \($0.to ?? "?")" + ($0.restates ? " again" : "")
        }
    }

    @Test func aStackAroundPresentedContentHasAPlaceOfItsOwn() {
        let part = part("""
            struct Home: View {
              @State var shown = false
              var body: some View {
                Text("h").sheet(isPresented: $shown) {
                  NavigationStack {
                    Detail()
                  }
                }
              }
            }
            """, detail)
        #expect(rows(part) == ["Views0.swift:4 sheet Home → Detail", "Views0.swift:5 root Home → Detail again"])
        #expect(part.transitions.first?.wrapped == "NavigationStack")
        var graph = FlowGraph()
        graph.screens = part.screens
        graph.transitions = part.transitions
        let flow = Flow(graph.sorted())
        #expect(flow.standings(of: "Detail").map(\.placement.isModal) == [true])
        #expect(flow.transitions.count == 1)
    }

    @Test func aStackFromAnotherTypesCodeStandsWhereItIsUsed() {
        let part = part("""
            struct Home: View {
              @State var pick = Pick.a
              var body: some View {
                HStack { Text("h"); pick.content }
              }
            }
            """, """
            enum Pick {
              case a, b
              func around(_ text: String) -> some View { NavigationView { Detail() } }
              @ViewBuilder var content: some View {
                switch self {
                case .a: around("a")
                case .b: Detail()
                }
              }
            }
            """, detail)
        #expect(rows(part) == [
            "Views0.swift:4 embed Home → Detail", "Views0.swift:4 root Home → Detail", "Views1.swift:3 root Home → Detail again",
        ])
    }

    @Test func stacksThatHostingControllersAreGivenHavePlaces() {
        let part = part("""
            class Start: UIViewController {
              func go() {
                let view = NavigationView {
                  Detail()
                }.navigationViewStyle(.stack)
                present(UIHostingController(rootView: view), animated: true)
              }
            }
            """, detail)
        #expect(rows(part) == ["Views0.swift:3 root Start → Detail again"])
        #expect(part.unresolved.isEmpty)
    }

    @Test func whatARepresentableHostsStandsWhereTheRepresentableDoes() {
        let part = part("""
            struct Guarded<Content: View>: UIViewControllerRepresentable {
              let view: Content
              func makeUIViewController(context: Context) -> UIHostingController<Content> {
                let host = UIHostingController(rootView: view)
                return host
              }
              func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {}
            }
            extension View { func guarded() -> some View { Guarded(view: self) } }
            struct Home: View {
              @State var shown = false
              var body: some View { Text("h").sheet(isPresented: $shown) { NavigationView { Detail() }.guarded() } }
            }
            """, detail)
        #expect(lines(part, .sheet) == ["sheet Home → Detail wrapped NavigationView"])
        #expect(part.transitions.first { $0.verb == .sheet }?.certainty == .likely)
    }

    @Test func aRepresentableThatPresentsWhatItIsGivenIsNoPlaceOfIt() {
        let part = part("""
            struct Popup<Content: View>: UIViewControllerRepresentable {
              let view: Content
              func makeUIViewController(context: Context) -> UIViewController { Presenter(UIHostingController(rootView: view)) }
              func updateUIViewController(_ controller: UIViewController, context: Context) {}
            }
            struct Home: View {
              @State var shown = false
              var body: some View { Text("h").sheet(isPresented: $shown) { Popup(view: Detail()) } }
            }
            """, detail)
        #expect(lines(part, .sheet) == ["sheet Home → Popup"])
    }

    @Test func destinationsOfRowsAreToldFromThoseOfTheList() {
        let part = part("""
            struct Home: View {
              @State var one = false
              @State var two = false
              var body: some View {
                List {
                  ForEach(items) { item in Text(item).navigationDestination(isPresented: $one) { Detail() } }
                }
                .navigationDestination(isPresented: $two) { Detail() }
              }
            }
            """, detail)
        let registered = part.transitions.filter { $0.verb == .destination }
        #expect(registered.map(\.lazyContainer) == ["List", nil])
    }

    @Test func aPresentersDismissInItsSheetNamesThePresenter() {
        let part = part("""
            struct Home: View {
              @Environment(\\.dismiss) var dismiss
              @State var shown = false
              var body: some View {
                Text("h").sheet(isPresented: $shown) {
                  VStack { Text("s"); Button("Close") { dismiss() }; Button("Done") { shown = false } }
                }
              }
            }
            """)
        let sheet = part.transitions.first { $0.verb == .sheet }?.to ?? ""
        let exits = screen(sheet, of: part)?.facts.body.map { $0.exits.map(\.withoutPlace) }
        #expect(exits == [[Exit(.dismiss, on: .unknown, to: "Home")], [Exit(.dismiss, on: .presenting)]])
    }

    @Test func aCallThatGivesNothingShowsNothing() {
        let part = part("""
            enum Log { static func error(_ text: String) { print(text) }; func error(_ text: String) { } }
            struct Home: View {
              @State var shown = false
              var body: some View {
                Text("h").sheet(isPresented: $shown) { if isOdd { let _ = Log.error("odd") ; Log.error("odd") } else { Detail() } }
              }
            }
            """, detail)
        #expect(part.unresolved.isEmpty)
        #expect(lines(part, .sheet) == ["sheet Home → Detail conditional"])
    }
}

/// What starts an edge, and whose stack it acts on.
struct SwiftUITriggerTests {
    @Test func closingFromWithinIsNotWhatOpens() {
        let part = part("""
            struct Home: View {
              @State var shown = false
              @State var asks = false
              var body: some View {
                VStack { Button("Open") { shown.toggle() }; Button("Ask") { asks = true } }
                  .sheet(isPresented: $shown) {
                    NavigationStack { Form { Button("Text") { } }.toolbar { Button("Done") { shown.toggle() } } }
                  }
                  .sheet(isPresented: $asks) { Question(close: { asks.toggle() }) }
              }
            }
            struct Question: View { let close: () -> Void; var body: some View { Button("No") { close() } } }
            """)
        #expect(part.transitions.filter { $0.verb == .sheet }.map(\.trigger.label) == ["Open", "Ask"])
    }

    @Test func aHiddenLinkIsStartedByWhatSetsItsState() {
        let part = part("""
            struct Home: View {
              @State var goes = false
              @State var other = false
              var body: some View {
                VStack {
                  Button("Go") { goes = true }
                  NavigationLink(destination: Detail(), isActive: $goes) { EmptyView() }
                  NavigationLink("See", destination: Detail(), isActive: $other)
                }
              }
            }
            """, detail)
        #expect(part.transitions.filter { $0.verb == .link }.map(\.trigger.label) == ["Go", "See"])
    }

    @Test func aViewWithAStackOfItsOwnPushesThere() {
        let part = part("""
            class Router: ObservableObject { @Published var path: [Route] = []; func go() { path.append(.one) } }
            enum Route: Hashable { case one }
            struct Feed: View {
              @StateObject var router = Router()
              var body: some View {
                NavigationStack(path: $router.path) {
                  Rows().navigationDestination(for: Route.self) { _ in Detail() }
                }
                .onOpenURL { _ in router.path.append(.one) }
              }
            }
            struct Shop: View {
              @StateObject var router = Router()
              var body: some View { NavigationStack(path: $router.path) { Shelf() } }
            }
            struct Rows: View { @EnvironmentObject var router: Router; var body: some View { Button("r") { router.path.append(.one) } } }
            struct Shelf: View { var body: some View { Button("s") { } } }
            """, detail)
        let pushes = part.transitions.filter { $0.verb == .push }
        #expect(Set(pushes.filter { $0.entry != nil }.map { "\($0.on ?? "") \($0.certainty)" }) == ["Rows certain"])
        #expect(Set(pushes.filter { $0.from == "Rows" }.map { "\($0.on ?? "own") \($0.certainty)" }) == ["own likely", "Shelf likely"])
    }
}

struct SwiftUIMacBodyTests {
    private let app = """
        @main struct Shop: App {
          #if targetEnvironment(macCatalyst)
          var body: some Scene { WindowGroup { Wide() } }
          #else
          var body: some Scene { WindowGroup { Narrow() } }
          #endif
        }
        struct Wide: View { var body: some View { Text("wide") } }
        struct Narrow: View {
          #if !targetEnvironment(macCatalyst)
          var body: some View { NavigationStack { Text("narrow").toolbar { Button("Add") { } } } }
          #else
          var body: some View { Text("wide").toolbar { Button("Remove") { } }.sheet(isPresented: $shown) { Wide() } }
          #endif
        }
        """

    @Test func aCatalystBodyGivesPossibleEdgesAndNoFacts() {
        let part = part(app)
        #expect(part.transitions.filter { !$0.restates }.map { "\($0.location.line) \($0.verb.rawValue) \($0.to ?? "?") \($0.certainty)" } == [
            "3 root Wide possible", "5 root Narrow certain", "11 root Narrow certain", "13 sheet Wide possible",
        ])
        #expect(screen("Narrow", of: part)?.facts.trailing.map(\.label) == ["Add"])
    }

    @Test func nothingStandsWhereOnlyCatalystPutsIt() {
        let part = part(app)
        var graph = FlowGraph()
        graph.screens = part.screens
        graph.transitions = part.transitions
        let flow = Flow(graph.sorted())
        #expect(flow.standings(of: "Wide").isEmpty)
        #expect(flow.standings(of: "Narrow").count == 2)
    }
}
