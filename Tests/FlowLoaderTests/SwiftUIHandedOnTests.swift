import FlowGraph
import Testing

@testable import FlowLoader

/// What is shown through other views, and what is never shown.
struct SwiftUIHandedOnTests {
    @Test func contentThatAWrapperHandsOnIsNotItsOwn() {
        let part = part("""
            struct Pair<Content: View>: View {
              @ViewBuilder let content: (_ open: (() -> Void)?) -> Content
              @Binding var isOpen: Bool
              var body: some View { if isWide { Wide(content: content, isOpen: $isOpen) } else { Narrow(content: content, isOpen: $isOpen) } }
              private struct Wide: View {
                @ViewBuilder let content: (_ open: (() -> Void)?) -> Content
                @Binding var isOpen: Bool
                var body: some View { HStack { NavigationView { content(nil).toolbar { Button("Close") {} } } } }
              }
              private struct Narrow: View {
                @ViewBuilder let content: (_ open: @escaping () -> Void) -> Content
                @Binding var isOpen: Bool
                var body: some View { NavigationView { content({ isOpen = true }) } }
              }
            }
            """)
        #expect(lines(part, .root) == ["root Pair.Wide → Pair.Wide wrapped NavigationView", "root Pair.Narrow → Pair.Narrow wrapped NavigationView"])
        #expect(lines(part, .embed) == ["embed Pair → Pair.Wide exclusive", "embed Pair → Pair.Narrow exclusive"])
        #expect(screen("Pair", of: part)?.facts.stackInBody == nil)
    }

    @Test func aLinkOfAnotherViewLeadsToWhatItIsGivenThroughWrappers() {
        let part = part("""
            struct LazyLink<Destination: View, Label: View>: View {
              private let destination: () -> Destination
              private let label: () -> Label
              init(destination: @autoclosure @escaping () -> Destination, label: @escaping () -> Label) {
                self.destination = destination
                self.label = label
              }
              var body: some View { NavigationLink(destination: LazyView(destination), label: label) }
            }
            struct LazyView<Content: View>: View {
              let build: () -> Content
              init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
              init(_ build: @escaping () -> Content) { self.build = build }
              var body: Content { build() }
            }
            struct Home: View { var body: some View { List { LazyLink(destination: Detail(), label: { Text("d") }) } } }
            """, detail)
        #expect(lines(part, .link).contains("link Home → Detail"))
        #expect(screen("Detail", of: part)?.openReasons == [])
    }

    @Test func aSheetInTheLabelOfAnotherViewsButton() {
        let part = part("""
            struct Row<Content: View>: View {
              let content: Content
              let action: () -> Void
              init(@ViewBuilder content: () -> Content, action: @escaping () -> Void) { self.content = content(); self.action = action }
              var body: some View { Button(action: action) { HStack { content; Text(">") } } }
            }
            struct Home: View {
              @State var shows = false
              var body: some View { Row(content: { Text("x").sheet(isPresented: $shows) { Detail() } }, action: { shows.toggle() }) }
            }
            """, detail)
        #expect(lines(part, .sheet) == ["sheet Home → Detail"])
    }

    @Test func anotherTypesNestedViewIsNotWhatViewMeans() {
        let part = part("""
            struct Field: UIViewRepresentable { final class View: UITextView {} }
            struct Lazy<Content: View>: View { let build: () -> Content
              var body: Content { build() } }
            struct Home: View { var body: some View { NavigationLink(destination: Lazy(build: { Detail() })) { Text("d") } } }
            """, detail)
        #expect(lines(part, .link) == ["link Home → Detail"])
    }

    @Test func aViewForAValueThatMayNotBeThere() {
        let part = part("struct Home: View { let id: Int?; var body: some View { VStack { id.map { Detail(id: $0) } } } }", detail)
        #expect(lines(part) == ["embed Home → Detail conditional"])
    }

    @Test func hostedViewsAreNotMadeNowhere() {
        let part = part("""
            final class DetailController: UIHostingController<Detail> { init() { super.init(rootView: Detail()) } }
            struct Other: View { var body: some View { TextField("name", text: $name) } }
            func show(_ nav: UINavigationController) {
              let view = Other().padding()
              nav.pushViewController(UIHostingController(rootView: view), animated: true)
            }
            struct Home: View { var body: some View { Detail(); Other() } }
            """, detail)
        #expect(screen("Detail", of: part)?.openReasons == [])
        #expect(screen("Other", of: part)?.openReasons == [])
    }

    @Test func aSheetThatTogglesItsOwnStateClosesItself() {
        let part = part("""
            struct Home: View {
              @State var shows = false
              var sheet: some View { NavigationStack { List { Text("x") }.toolbar { Button("Done") { shows.toggle() } } } }
              var body: some View {
                Button("open") { shows.toggle() }.sheet(isPresented: $shows) { if isWide { sheet.tint(.red) } else { sheet } }
              }
            }
            """)
        let done = part.screens.flatMap(\.facts.trailing)
        #expect(done.map(\.label) == ["Done"])
        #expect(done.first?.exits.map(\.verb) == [.dismiss])
        #expect(done.first?.exits.map(\.receiver) == [.presenting])
    }

    private let routes = """
        enum Route: Hashable { case book(Int), settings }
        struct Home: View {
          var body: some View {
            NavigationStack {
              Feed().navigationDestination(for: Route.self) { route in
                switch route { case .book(let id): Detail(id: id); case .settings: Settings() }
              }
            }
          }
        }
        struct Feed: View { var body: some View { NavigationLink(value: Route.book(1)) { Text("b") } } }
        struct Detail: View { let id: Int; var body: some View { Text("b").toolbar { Button("Edit") {} } } }
        struct Settings: View { var body: some View { NavigationStack { Form { TextField("name", text: $name) } } } }
        """

    @Test func aDestinationForACaseThatNothingMakesIsOnlyPossible() {
        let part = part(routes)
        let destinations = part.transitions.filter { $0.verb == .destination }
        #expect(destinations.map(\.to) == ["Detail", "Settings"])
        #expect(destinations.map(\.certainty) == [.certain, .possible])
        #expect(screen("Settings", of: part)?.openReasons == ["nothing here makes what it is shown for"])
    }

    @Test func aCaseMadeAnywhereCounts() {
        let part = part(routes, "func open(_ router: Router) { router.go(.settings) }")
        #expect(part.transitions.filter { $0.verb == .destination }.map(\.certainty) == [.certain, .certain])
    }

    @Test func casesOfEnumsThatMakeThemselvesCount() {
        let part = part(routes, "extension Route: CaseIterable {}")
        #expect(part.transitions.filter { $0.verb == .destination }.map(\.certainty) == [.certain, .certain])
    }
}
