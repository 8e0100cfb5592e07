import FlowGraph
import Testing

@testable import FlowLoader

/// The part of the graph that SwiftUI code gives, for sources written one after the other.
func part(_ sources: String...) -> GraphPart {
    swiftUIPart(of: Project(sources.enumerated().map { swiftFacts(path: "Views\($0.offset).swift", text: $0.element) }))
}

/// Transitions as `verb From → To`, with what else matters; without those that only restate others.
func lines(_ part: GraphPart, _ verbs: Verb...) -> [String] {
    part.transitions.filter { !$0.restates && (verbs.isEmpty || verbs.contains($0.verb)) }.map { transition in
        var line = "\(transition.verb.rawValue) \(transition.from) → \(transition.to ?? "?")"
        if let wrapped = transition.wrapped { line += " wrapped \(wrapped)" }
        if let position = transition.position { line += " at \(position)" }
        if let column = transition.column { line += " in \(column)" }
        if let on = transition.on { line += " on \(on)" }
        if transition.receiver != .itself { line += " by \(transition.receiver.rawValue)" }
        if transition.guarded != .always { line += " \(transition.guarded.rawValue)" }
        if let entry = transition.entry { line += " from \(entry)" }
        return line
    }
}

func screen(_ id: String, of part: GraphPart) -> Screen? { part.screens.first { $0.id == id } }

let detail = "struct Detail: View { var body: some View { Text(\"detail\").toolbar { Button(\"Edit\") { } } } }\n"

struct SwiftUIContainerTests {
    @Test func windowsOfAnApp() {
        let part = part("""
            @main struct Shop: App {
              @State var isIn = false
              var body: some Scene { WindowGroup { if isIn { NavigationStack { Home() } } else { Login() } } }
            }
            struct Home: View { var body: some View { Text("home") } }
            struct Login: View { var body: some View { Text("login") } }
            """)
        #expect(lines(part) == [
            "root flow:Shop → Home wrapped NavigationStack by window.root exclusive",
            "root flow:Shop → Login by window.root exclusive",
        ])
    }

    @Test func stackAroundAnotherViewAndAroundItself() {
        let part = part("""
            struct Outer: View { var body: some View { NavigationStack { Inner() } } }
            struct Inner: View { var body: some View { List { Text("x") }.toolbar { Button("Edit") {} } } }
            struct Alone: View { var body: some View { NavigationView { Form { TextField("name", text: $name) } } } }
            """)
        #expect(lines(part) == ["root Outer → Inner wrapped NavigationStack", "root Alone → Alone wrapped NavigationView"])
        #expect(screen("Outer", of: part)?.facts.stackInBody?.guarded == .always)
        #expect(screen("Inner", of: part)?.facts.stackInBody == nil)
    }

    @Test func aLayerIsNotInTheContainerAroundItsPresenter() {
        let part = part("""
            struct Home: View {
              @State var shown = false
              var body: some View {
                Panel { Text("x").sheet(isPresented: $shown) { Detail() }; NavigationLink("d") { Other() } }
              }
            }
            struct Other: View { var body: some View { Text("other") } }
            """, detail)
        #expect(part.transitions.first { $0.verb == .sheet }?.enclosed == nil)
        #expect(part.transitions.first { $0.verb == .link }?.enclosed == "Panel")
    }

    @Test func conditionalStackIsNeverAlways() {
        let part = part("""
            struct Editor: View {
              let isNew: Bool
              var content: some View { Form { TextField("name", text: $name) } }
              var body: some View { if isNew { NavigationStack { content } } else { content } }
            }
            """)
        #expect(screen("Editor", of: part)?.facts.stackInBody?.guarded == .exclusive)
    }

    @Test func stackInPresentedContentIsNotInTheBody() {
        let part = part("struct Home: View { var body: some View { Text(\"h\").sheet(isPresented: $shows) { NavigationStack { Detail() } } } }", detail)
        #expect(lines(part) == ["sheet Home → Detail wrapped NavigationStack"])
        #expect(screen("Home", of: part)?.facts.stackInBody == nil)
    }

    @Test func tabsInOldAndNewSpelling() {
        let part = part("""
            struct Old: View { var body: some View { TabView { Feed().tabItem { Text("a") }; NavigationStack { Detail() }.tabItem { Text("b") } } } }
            struct New: View { var body: some View { TabView { Tab("a", systemImage: "house") { Feed() }; Tab("b", systemImage: "gear") { Detail() } } } }
            struct Feed: View { var body: some View { Text("feed") } }
            """, detail)
        #expect(lines(part, .tab) == [
            "tab Old → Detail wrapped NavigationStack at 1", "tab Old → Feed at 0", "tab New → Detail at 1", "tab New → Feed at 0",
        ])
    }

    @Test func pagedTabsAreNoTabBar() {
        let part = part("struct Tour: View { var body: some View { TabView { Detail() }.tabViewStyle(.page) } }", detail)
        #expect(lines(part) == ["embed Tour → Detail"])
    }

    @Test func splitColumns() {
        let part = part("""
            struct Split: View {
              var body: some View { NavigationSplitView { Menu2() } detail: { NavigationStack { Detail() } } }
            }
            struct Menu2: View { var body: some View { Text("menu") } }
            """, detail)
        #expect(lines(part) == ["column Split → Menu2 in sidebar", "column Split → Detail wrapped NavigationStack in detail"])
    }

    @Test func composedViewsReachThroughHelpersAndOnlyWhereTheyMatter() {
        let part = part("""
            struct Home: View {
              private var header: some View { VStack { Banner(); Detail() } }
              @ViewBuilder func rows(_ wide: Bool) -> some View { if wide { Detail() } }
              var body: some View { ScrollView { header; rows(true) } }
            }
            struct Banner: View { var body: some View { Text("banner") } }
            """, detail)
        #expect(lines(part) == ["embed Home → Detail", "embed Home → Detail"])
    }

    @Test func wrapperWithContent() {
        let part = part("""
            struct Sheet<Content: View>: View {
              @Environment(\\.dismiss) var dismiss
              @ViewBuilder let content: () -> Content
              var body: some View {
                NavigationStack { content().toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } } } }
              }
            }
            struct Home: View { var body: some View { Text("h").sheet(isPresented: $shows) { Sheet { Detail() } } } }
            """, detail)
        #expect(lines(part, .sheet) == ["sheet Home → Detail wrapped NavigationStack"])
        let sheet = part.transitions.first { $0.verb == .sheet }
        #expect(sheet?.certainty == .likely)
        #expect(sheet?.installs.map(\.look) == [.close])
    }

    @Test func tabsInAStackOfTheSameBody() {
        let part = part("struct Root: View { var body: some View { NavigationStack { TabView { Detail().tabItem { Text(\"a\") } } } } }", detail)
        #expect(screen("Root", of: part)?.facts.tabsInStack?.guarded == .always)
        #expect(screen("Root", of: part)?.kind == .screen)
    }

    @Test func aWrappersStackIsNotTwoStacks() {
        let part = part("""
            struct Frame2<C: View>: View { let content: () -> C; var body: some View { NavigationStack { VStack { Text("t"); content() } } } }
            struct Home: View { var body: some View { Frame2 { List { Text("x") } } } }
            """)
        #expect(lines(part) == ["root Frame2 → Frame2 wrapped NavigationStack", "root Home → Home wrapped NavigationStack"])
    }

    @Test func unknownContainerMakesTypesOpen() {
        let part = part("struct Home: View { var body: some View { Provider(store) { Detail() } } }", detail)
        #expect(lines(part) == ["embed Home → Detail conditional"])
        #expect(screen("Detail", of: part)?.openReasons.isEmpty == false)
    }

    @Test func constructionThatIsNotPlacedMakesTheTypeOpen() {
        let part = part("struct Home: View { func make() { register(Detail()) }\nvar body: some View { Text(\"h\").sheet(isPresented: $a) { Detail() } } }", detail)
        #expect(screen("Detail", of: part)?.openReasons == ["it is made where its place could not be told"])
    }
}

struct SwiftUILinkTests {
    @Test func plainForms() {
        let part = part("""
            struct Home: View {
              var body: some View {
                List(items) { item in
                  NavigationLink(destination: Detail()) { Text("a") }
                  NavigationLink { Detail() } label: { Text("b") }
                  NavigationLink("c", destination: Detail())
                  NavigationLink("d") { Detail() }
                  NavigationLink(destination: Detail(), tag: 1, selection: $tag) { EmptyView() }
                }
              }
            }
            """, detail)
        #expect(lines(part) == Array(repeating: "link Home → Detail", count: 5))
        #expect(part.transitions.first?.trigger.kind == .row)
    }

    @Test func valuesLeadToTheMatchingCase() {
        let part = part("""
            enum Route: Hashable { case detail(Int), about }
            struct Home: View {
              var body: some View {
                NavigationStack {
                  Feed().navigationDestination(for: Route.self) { route in
                    switch route {
                    case .detail(let id): Detail(id: id)
                    case .about: About()
                    }
                  }
                }
              }
            }
            struct Feed: View { var body: some View { NavigationLink("About", value: Route.about) } }
            struct About: View { var body: some View { Text("about") } }
            """, detail)
        #expect(lines(part) == [
            "root Home → Feed wrapped NavigationStack", "destination Home → About on Feed exclusive", "destination Home → Detail on Feed exclusive",
            "link Feed → About",
        ])
    }

    @Test func valueWithoutDestinationIsUnresolved() {
        let part = part("struct Home: View { var body: some View { NavigationLink(\"x\", value: 1) } }")
        #expect(lines(part).isEmpty)
        #expect(part.unresolved.map(\.reason) == ["no navigationDestination for Int was found"])
    }

    @Test func pathOperationsOfAStore() {
        let part = part("""
            enum Route: Hashable { case detail(Int), about }
            @Observable class Router {
              var path: [Route] = []
              func open(_ id: Int) { if ready { path.append(.detail(id)) } }
              func back() { path.removeLast() }
              func home() { path = [] }
            }
            struct Home: View {
              @State var router = Router()
              var body: some View {
                NavigationStack(path: $router.path) {
                  Feed().navigationDestination(for: Route.self) { route in
                    switch route {
                    case .detail(let id): Detail(id: id)
                    case .about: Text("about")
                    }
                  }
                }
              }
            }
            struct Feed: View { var body: some View { List { Text("x") } } }
            """, detail)
        #expect(lines(part, .push, .pop, .popToRoot) == [
            "push flow:Router → Detail on Feed conditional", "pop flow:Router → ?", "popToRoot flow:Router → ?",
        ])
    }
}

struct SwiftUIPresentationTests {
    @Test func itemByCase() {
        let part = part("""
            enum Sheet: Identifiable { case detail, settings; var id: Int { 0 } }
            struct Home: View {
              @State private var sheet: Sheet?
              var body: some View {
                List(items) { item in
                  Text("row").onTapGesture { sheet = .detail }
                }
                .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Settings") { sheet = .settings } } }
                .sheet(item: $sheet) { sheet in
                  switch sheet {
                  case .detail: Detail()
                  case .settings: NavigationStack { Settings() }
                  }
                }
              }
            }
            struct Settings: View { var body: some View { Form { } } }
            """, detail)
        #expect(lines(part, .sheet) == ["sheet Home → Detail exclusive", "sheet Home → Settings wrapped NavigationStack exclusive"])
        #expect(part.transitions.filter { $0.verb == .sheet }.map(\.trigger.kind) == [.row, .leadingItem])
    }

    @Test func coverPopoverAlertAndDialog() {
        let part = part("""
            struct Home: View {
              var body: some View {
                Text("h")
                  .fullScreenCover(isPresented: $a) { Detail().interactiveDismissDisabled() }
                  .popover(isPresented: $b) { Text("hint") }
                  .alert("Sure?", isPresented: $c) { Button("OK") {} }
                  .confirmationDialog("Which?", isPresented: $d) { Button("One") {} }
              }
            }
            """, detail)
        #expect(lines(part) == [
            "cover Home → Detail", "popover Home → system:Text", "alert Home → system:Alert", "actionSheet Home → system:ConfirmationDialog",
        ])
        #expect(part.transitions.first?.blocked == .always)
    }

    @Test func helpersFactoriesAndModifiers() {
        let part = part("""
            struct Home: View {
              var body: some View { Text("h").withSheets($shows).modifier(Covered()) }
            }
            extension View {
              func withSheets(_ shows: Binding<Bool>) -> some View { sheet(isPresented: shows) { Factory.make() } }
            }
            struct Covered: ViewModifier {
              func body(content: Content) -> some View { content.fullScreenCover(isPresented: $on) { Detail() } }
            }
            enum Factory { static func make() -> some View { AnyView(Detail()) } }
            """, detail)
        #expect(lines(part) == ["sheet Home → Detail", "cover Home → Detail"])
    }

    @Test func contentComposedInPlaceIsAScreenOfItsOwn() {
        let part = part("""
            struct Home: View {
              @State var shows = false
              var body: some View {
                Text("h").sheet(isPresented: $shows) {
                  NavigationStack { List { NavigationLink("x") { Detail() } }.toolbar { Button("Done") { shows = false } } }
                }
              }
            }
            """, detail)
        #expect(lines(part) == ["sheet Home → Home.sheet wrapped NavigationStack", "link Home.sheet → Detail"])
        #expect(screen("Home.sheet", of: part)?.facts.trailing.first?.exits == [Exit(.dismiss, on: .presenting)])
        #expect(screen("Home", of: part)?.facts.trailing.isEmpty == true)
    }

    @Test func contentFromAParameterIsUnresolved() {
        let part = part("struct Home<C: View>: View { let content: () -> C\nvar body: some View { Text(\"h\").sheet(isPresented: $a) { content() } } }")
        #expect(lines(part).isEmpty)
        #expect(part.unresolved.map(\.reason) == ["the content comes from a parameter"])
    }

    @Test func unknownPresenterIsNotPlaced() {
        let part = part("struct Home: View { var body: some View { Text(\"h\").bottomPanel(isPresented: $a) { Detail() } } }", detail)
        #expect(part.transitions.allSatisfy { $0.certainty == .possible })
        #expect(screen("Detail", of: part)?.openReasons.isEmpty == false)
    }
}

struct SwiftUIExitTests {
    @Test func dismissalsInEverySpelling() {
        let part = part("""
            struct Form1: View {
              @Environment(\\.dismiss) private var dismiss
              @Environment(\\.presentationMode) var mode
              var body: some View {
                VStack { Button("Go", action: save); Text("x").onAppear { if done { dismiss() } } }
                  .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button(action: dismiss.callAsFunction) { Image(systemName: "xmark") } }
                    ToolbarItem(placement: .confirmationAction) { Button("Save") { self.mode.wrappedValue.dismiss() } }
                  }
              }
              func save() { dismiss() }
            }
            """)
        #expect(lines(part, .dismiss) == [
            "dismiss Form1 → ? conditional", "dismiss Form1 → ?", "dismiss Form1 → ?", "dismiss Form1 → ?",
        ])
        #expect(part.transitions.map(\.trigger.kind) == [.lifecycle, .leadingItem, .trailingItem, .bodyButton])
        let facts = screen("Form1", of: part)?.facts
        #expect(facts?.leading.map(\.look) == [.close])
        #expect(facts?.leading.first?.exits.map(\.withoutPlace) == [Exit(.dismiss)])
        #expect(facts?.trailing.map(\.look) == [.commit])
        #expect(facts?.body.first?.exits.map(\.withoutPlace) == [Exit(.dismiss)])
        #expect(facts?.supplementsBack == true)
    }

    @Test func aBindingIsAnExitOnlyWhereItPresents() {
        let part = part("""
            struct Home: View {
              @State var shows = false
              var body: some View { Text("h").sheet(isPresented: $shows) { Panel(isOpen: $shows, isSearching: $searching) } }
            }
            struct Panel: View {
              @Binding var isOpen: Bool
              @Binding var isSearching: Bool
              var body: some View { VStack { Button("Close") { isOpen = false }; Button("Stop") { isSearching = false } } }
            }
            """)
        #expect(lines(part) == ["sheet Home → Panel", "dismiss Panel → ? by presenting"])
        let body = screen("Panel", of: part)?.facts.body ?? []
        #expect(body.map(\.exits) == [[Exit(.dismiss, on: .presenting)], []])
        #expect(body.map(\.isOpaque) == [false, true])
    }

    @Test func closuresAndCustomEnvironmentAreOpaque() {
        let part = part("""
            struct Panel: View {
              let onClose: () -> Void
              @Environment(\\.closePanel) var closePanel
              @Environment(\\.openURL) var openURL
              var body: some View {
                VStack { Button("a") { onClose() }; Button("b") { closePanel() }; Button("Back") { openURL(link) } }
              }
            }
            """)
        let panel = screen("Panel", of: part)
        #expect(panel?.facts.body.map(\.isOpaque) == [true, true, false])
        #expect(panel?.opaqueActions == ["closePanel", "onClose"])
    }

    @Test func theOwnerMayCloseIt() {
        let part = part("""
            struct Home: View {
              @State var shows = false
              var body: some View { Text("h").sheet(isPresented: $shows) { Detail(onDone: { shows = false }) } }
            }
            """, detail)
        #expect(screen("Detail", of: part)?.facts.ownerExit == true)
    }

    @Test func anAlertThatAsksFirst() {
        let part = part("""
            struct Edit: View {
              @Environment(\\.dismiss) var dismiss
              @State var asks = false
              var body: some View {
                Text("x").toolbar { Button("Cancel") { asks = true } }
                  .alert("Discard?", isPresented: $asks) { Button("Discard") { dismiss() } }
              }
            }
            """)
        let cancel = screen("Edit", of: part)?.facts.trailing.first
        #expect(cancel?.confirms == true)
        #expect(cancel?.exits == [Exit(.dismiss, guarded: .conditional)])
    }
}

struct SwiftUIFactTests {
    @Test func hiddenAndBlocked() {
        let part = part("""
            struct A: View { var body: some View { Text("a").navigationBarBackButtonHidden().navigationTitle("Hello") } }
            struct B: View { var body: some View { Text("b").navigationBarBackButtonHidden(isBusy).interactiveDismissDisabled(isDirty) } }
            struct C: View { var body: some View { Text("c").navigationBarBackButtonHidden(false).toolbar(.hidden, for: .navigationBar) } }
            struct D: View { var body: some View { Text("d").toolbar(.hidden, for: .tabBar).navigationBarHidden(true) } }
            """)
        #expect(screen("A", of: part)?.facts.backHidden?.guarded == .always)
        #expect(screen("A", of: part)?.title == "Hello")
        #expect(screen("B", of: part)?.facts.backHidden?.guarded == .conditional)
        #expect(screen("B", of: part)?.facts.dismissBlocked?.guarded == .conditional)
        #expect(screen("C", of: part)?.facts.backHidden == nil)
        #expect(screen("C", of: part)?.facts.barHidden?.certainty == .possible)
        #expect(screen("D", of: part)?.facts.barHidden?.guarded == .always)
    }

    @Test func backHiddenAtEverySiteIsHidden() {
        let home = "struct Home: View { var body: some View { NavigationLink(\"x\") { Detail().navigationBarBackButtonHidden(true) } } }\n"
        let other = "struct Other: View { var body: some View { NavigationLink(\"y\") { Detail() } } }"
        #expect(screen("Detail", of: part(home, detail))?.facts.backHidden?.guarded == .always)
        #expect(screen("Detail", of: part(home, other, detail))?.facts.backHidden?.guarded == .conditional)
    }

    @Test func toolbarContentElsewhere() {
        let part = part("""
            struct CloseItem: ToolbarContent {
              @Environment(\\.dismiss) var dismiss
              var body: some ToolbarContent { ToolbarItem(placement: .topBarLeading) { Button { dismiss() } label: { Image(systemName: "chevron.left") } } }
            }
            struct Home: View { var body: some View { Text("h").toolbar { CloseItem(); ToolbarItem(placement: .bottomBar) { Button("x") {} } } } }
            """)
        let facts = screen("Home", of: part)?.facts
        #expect(facts?.leading.map(\.look) == [.back])
        #expect(facts?.leading.first?.exits.map(\.withoutPlace) == [Exit(.dismiss)])
        #expect(facts?.trailing.isEmpty == true)
        #expect(lines(part) == ["dismiss Home → ?"])
    }

    @Test func webViews() {
        let part = part("""
            struct Web: UIViewRepresentable {
              let url: URL
              func makeUIView(context: Context) -> WKWebView {
                let view = WKWebView()
                view.allowsBackForwardNavigationGestures = true
                return view
              }
              func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: url)) }
            }
            struct Page: View { var body: some View { Web(url: link) } }
            struct New: View { var body: some View { WebView(url: link).webViewBackForwardNavigationGestures(.disabled) } }
            """)
        let page = screen("Page", of: part)?.facts.web.first
        #expect(page?.gestures == .on)
        #expect(page?.loads == .remote)
        #expect(screen("New", of: part)?.facts.web.first?.gestures == .off)
    }

    @Test func rowsHandOverTheirModel() {
        let part = part("""
            struct Home: View {
              let items: [Item]
              var body: some View { List(items) { item in NavigationLink(destination: Detail(item: item)) { Text("x") } } }
            }
            """, detail)
        #expect(screen("Detail", of: part)?.facts.takesModel == true)
    }
}

struct SwiftUIEntryTests {
    @Test func aLinkThatSetsTheSheet() {
        let part = part("""
            struct Home: View {
              @State var item: Item?
              var body: some View {
                Text("h").sheet(item: $item) { item in Detail(item: item) }.onOpenURL { url in open(url) }
              }
              func open(_ url: URL) { item = Item(url) }
            }
            """, detail)
        #expect(part.entries.map(\.id) == ["url@Home.onOpenURL"])
        #expect(lines(part, .sheet) == ["sheet Home → Detail", "sheet Home → Detail from url@Home.onOpenURL"])
    }

    @Test func aLinkThroughARouter() {
        let part = part("""
            enum Route: Hashable { case detail(Int), about }
            @Observable class Router {
              var path: [Route] = []
              func handle(_ url: URL) { go(to: .detail(1)) }
              func go(to route: Route) { path.append(route) }
            }
            struct Home: View {
              @State var router = Router()
              var body: some View {
                NavigationStack(path: $router.path) {
                  Feed().navigationDestination(for: Route.self) { route in
                    switch route {
                    case .detail: Detail()
                    case .about: About()
                    }
                  }
                }
                .onOpenURL { router.handle($0) }
              }
            }
            struct Feed: View { var body: some View { Text("feed") } }
            struct About: View { var body: some View { Text("about") } }
            """, detail)
        #expect(lines(part, .push).filter { $0.contains("url@") } == ["push Home → Detail on Feed from url@Home.onOpenURL"])
    }
}

struct SwiftUIRobustnessTests {
    @Test func recursionEnds() {
        let part = part("""
            struct Loop: View { var body: some View { again }; var again: some View { VStack { again; more(1); Loop() } }
              func more(_ n: Int) -> some View { more(n) } }
            struct Box<C: View>: View { let content: () -> C; var body: some View { Box { content() } } }
            struct Use: View { var body: some View { Box { Box { Use() } } } }
            """)
        #expect(part.transitions.isEmpty)
    }

    @Test func orderOfFilesDoesNotMatter() {
        let home = "struct Home: View { var body: some View { NavigationLink(\"x\") { Detail() } } }"
        let a = Project([swiftFacts(path: "a.swift", text: home), swiftFacts(path: "b.swift", text: detail)])
        let b = Project([swiftFacts(path: "b.swift", text: detail), swiftFacts(path: "a.swift", text: home)])
        #expect(swiftUIPart(of: a).transitions == swiftUIPart(of: b).transitions)
        #expect(swiftUIPart(of: a).screens == swiftUIPart(of: b).screens)
    }
}
