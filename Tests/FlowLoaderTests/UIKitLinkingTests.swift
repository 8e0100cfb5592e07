import FlowGraph
import Testing

@testable import FlowLoader

/// The graph of Swift sources, written one after the other.
private func graph(_ sources: String...) -> FlowGraph {
    link(sources.enumerated().map { swiftFacts(path: "File\($0.offset).swift", text: $0.element) }).graph
}

private func lines(_ graph: FlowGraph, _ verbs: Verb...) -> [String] {
    graph.transitions.filter { !$0.restates && (verbs.isEmpty || verbs.contains($0.verb)) }.map { transition in
        var line = "\(transition.verb.rawValue) \(transition.from) → \(transition.to ?? "?")"
        if let wrapped = transition.wrapped { line += " in \(wrapped)" }
        if let enclosed = transition.enclosed { line += " enclosed by \(enclosed)" }
        if let style = transition.style, style != .automatic { line += " \(style.rawValue)" }
        if let position = transition.position { line += " at \(position)" }
        if let column = transition.column { line += " column \(column)" }
        if let on = transition.on { line += " on \(on)" }
        if transition.receiver != .itself { line += " by \(transition.receiver.rawValue)" }
        if transition.entry != nil { line += " from outside" }
        return line
    }
}

private func facts(_ id: String, of graph: FlowGraph) -> ScreenFacts? { graph.screens.first { $0.id == id }?.facts }

/// One controller `A` with the given members, and the controllers `B` and `C` it shows.
private func controller(_ members: String) -> FlowGraph {
    graph(
        "import UIKit\nclass A: UIViewController {\n\(members)\n}",
        "class B: UIViewController { var model = 0 }\nclass C: UITableViewController {}\nclass Nav: UINavigationController {}")
}

struct UIKitShowingTests {
    @Test(arguments: [
        ("func go() { navigationController?.pushViewController(B(), animated: true) }", "push A → B by ownNav"),
        ("func go() { let b = B(); b.model = 1; show(b, sender: nil) }", "show A → B"),
        ("func go() { present(UINavigationController(rootViewController: B()), animated: true) }", "present A → B in UINavigationController"),
        ("func go() { let n = Nav(rootViewController: B()); n.modalPresentationStyle = .fullScreen; present(n, animated: true) }", "present A → B in Nav fullScreen"),
        ("func go() { let b = B(); b.modalPresentationStyle = .formSheet; present(b, animated: true) }", "present A → B formSheet"),
        ("func go() { present(Drawer(rootViewController: B()), animated: true) }", "present A → B enclosed by Drawer"),
        ("let b = B()\nfunc go() { present(b, animated: true) }", "present A → B"),
        ("lazy var b: UIViewController = { let b = B(); return b }()\nfunc go() { present(b, animated: true) }", "present A → B"),
        ("var next: UIViewController { B() }\nfunc go() { present(next, animated: true) }", "present A → B"),
        ("var b: B?\nfunc go() { b = B(); present(b!, animated: true) }", "present A → B"),
        ("func make() -> UIViewController { B() }\nfunc go() { present(make(), animated: true) }", "present A → B"),
        ("func go() { presentingViewController?.present(B(), animated: true) }", "present A → B by presenting"),
        ("func go() { view.window?.rootViewController = B() }", "root A → B by window.root"),
        ("func go() { addChild(B()) }", "embed A → B"),
        ("func go() { present(UIImagePickerController(), animated: true) }", "present A → system:UIImagePickerController"),
        ("func go() { present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true) }", "alert A → system:UIAlertController"),
        ("func go() { let s = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet); present(s, animated: true) }", "actionSheet A → system:UIAlertController"),
        ("func go() { navigationController?.setViewControllers((navigationController?.viewControllers ?? []) + [B()], animated: true) }", "push A → B by ownNav"),
    ])
    func oneCall(code: String, expected: String) {
        #expect(lines(controller(code)) == [expected])
    }

    @Test func branchesOfALocal() {
        let graph = controller("func go(_ n: Int) { let next: UIViewController; if n > 1 { next = B() } else { next = C() }; show(next, sender: nil) }")
        #expect(lines(graph) == ["show A → B", "show A → C"])
    }

    @Test func branchesOfAnOptionalLocal() {
        let graph = controller("func go(_ n: Int) { var next: UIViewController?; switch n { case 1: next = B(); default: next = C() }; if let next { show(next, sender: nil) } }")
        #expect(lines(graph) == ["show A → B", "show A → C"])
    }

    /// A factory that wraps only where nobody hands it a stack: what is pushed is bare.
    @Test func optionalWrappersAreNotPushed() {
        let graph = controller("""
            func make(in nav: UINavigationController?) -> UIViewController {
              let b = B()
              let wrapper = nav ?? UINavigationController(rootViewController: b)
              return nav == nil ? wrapper : b
            }
            func go() { navigationController?.pushViewController(make(in: navigationController), animated: true) }
            """)
        #expect(lines(graph) == ["push A → B by ownNav"])
    }

    @Test func aStackRebuiltWithItsParents() {
        let graph = controller("func go() { navigationController?.setViewControllers([C(), B()], animated: false) }")
        #expect(lines(graph) == ["setStack A → C at 0 by ownNav", "setStack A → B at 1 by ownNav"])
    }

    @Test func containersFilledByTheirOwnCode() {
        let graph = graph("""
            class Tabs: UITabBarController {
              override func viewDidLoad() { super.viewDidLoad(); viewControllers = [UINavigationController(rootViewController: B()), C()] }
            }
            class EditNav: UINavigationController { init() { super.init(rootViewController: B()) } }
            class B: UIViewController {}
            class C: UIViewController {}
            """)
        #expect(lines(graph) == ["tab Tabs → B in UINavigationController at 0", "tab Tabs → C at 1", "root EditNav → B at 0"])
    }

    @Test func tabsOfEitherBranch() {
        let graph = graph("""
            class Tabs: UITabBarController {
              override func viewDidLoad() {
                var tabs = [UIViewController]()
                if flag { tabs = [B(), C()] } else { tabs = [C()] }
                viewControllers = tabs.map { Nav.make(for: $0) }
              }
            }
            class B: UIViewController {}
            class C: UIViewController {}
            class Nav: UINavigationController {
              class func make(for controller: UIViewController) -> Nav { Nav(rootViewController: controller) }
            }
            """)
        #expect(Set(lines(graph, .tab)) == ["tab Tabs → B in Nav at 0", "tab Tabs → C in Nav at 0", "tab Tabs → C in Nav at 1"])
    }

    @Test func tabsAddedOneByOne() {
        let graph = graph("""
            class Tabs: UITabBarController {
              override func viewDidLoad() {
                var tabs: [UIViewController] = []
                tabs.append(UINavigationController(rootViewController: B()))
                if flag { tabs.append(D()) }
                tabs += [C()]
                tabs.insert(E(), at: 0)
                viewControllers = tabs
              }
            }
            class Unsure: UITabBarController {
              override func viewDidLoad() {
                var tabs: [UIViewController] = [B()]
                tabs.insert(C(), at: place)
                viewControllers = tabs
              }
            }
            class B: UIViewController {}
            class C: UIViewController {}
            class D: UIViewController {}
            class E: UIViewController {}
            """)
        #expect(Set(lines(graph, .tab)) == [
            "tab Tabs → E at 0", "tab Tabs → B in UINavigationController at 1", "tab Tabs → C at 2", "tab Tabs → D at 2",
            "tab Tabs → C at 3", "tab Unsure → B", "tab Unsure → C",
        ])
    }

    @Test func containersMadeInline() {
        let graph = graph("""
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
              var window: UIWindow?
              func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                let tabs = UITabBarController()
                tabs.viewControllers = [UINavigationController(rootViewController: B()), B()]
                window?.rootViewController = tabs
              }
            }
            class B: UIViewController {}
            """)
        #expect(lines(graph) == [
            "tab UITabBarController@SceneDelegate → B in UINavigationController at 0", "tab UITabBarController@SceneDelegate → B at 1",
            "root flow:SceneDelegate → UITabBarController@SceneDelegate by window.root",
        ])
    }

    /// Columns of `init(style:)` splits are wrapped by UIKit (rules.md 2.5).
    @Test func columnsOfASplit() {
        let graph = controller("func go() { let s = UISplitViewController(style: .doubleColumn); s.setViewController(B(), for: .primary); present(s, animated: true) }")
        #expect(lines(graph, .column) == ["column UISplitViewController@A → B in UINavigationController column primary"])
    }

    @Test func helpersAreSettledAtTheirCallers() {
        let graph = graph(
            "extension UIViewController { func presentInNav(_ c: UIViewController) { present(UINavigationController(rootViewController: c), animated: true) } }",
            "class A: UIViewController { func go() { presentInNav(B()) } }\nclass B: UIViewController { func go() { presentInNav(A()) } }")
        #expect(lines(graph) == ["present A → B in UINavigationController", "present B → A in UINavigationController"])
        #expect(graph.transitions.allSatisfy { $0.location.path == "File0.swift" && $0.certainty == .likely })
    }

    @Test func aHelperNobodyCallsIsCounted() {
        let graph = controller("func open(_ c: UIViewController) { present(c, animated: true) }")
        #expect(lines(graph) == ["present A → ?"])
        #expect(graph.unresolved.map(\.reason) == ["parameter “c”"])
    }

    @Test func genericFactoriesAndMetatypes() {
        let graph = graph("""
            func make<T: UIViewController>(_ type: T.Type) -> T { T() }
            class A: UIViewController { func go() { show(make(B.self), sender: nil) } }
            class B: UIViewController {}
            """)
        #expect(lines(graph) == ["show A → B"])
    }

    @Test func hostedViews() {
        let graph = graph("""
            class A: UIViewController {
              func go() { navigationController?.pushViewController(UIHostingController(rootView: V().padding()), animated: true) }
            }
            struct V: View { var body: some View { Text("v") } }
            """)
        #expect(lines(graph) == ["push A → V by ownNav"])
        #expect(graph.transitions.map(\.hosted) == [true])
    }

    /// The view stands in a local, with modifiers and a stack around it, or in a property made from an argument.
    @Test(arguments: [
        ("let v = V(); show(UIHostingController(rootView: v), sender: nil)", "show A → V"),
        ("let v = V().padding(); show(UIHostingController(rootView: AnyView(v)), sender: nil)", "show A → V"),
        ("let stack = NavigationStack { V() }; present(UIHostingController(rootView: stack), animated: true)", "present A → V in NavigationStack"),
    ])
    func hostedLocals(code: String, expected: String) {
        let graph = graph("""
            class A: UIViewController { func go() { \(code) } }
            struct V: View { var body: some View { Text("v") } }
            """)
        #expect(lines(graph) == [expected])
    }

    /// The one type that conforms to a delegate's protocol is who is called.
    @Test func aDelegatesOnlyConformerShowsWhatItIsHanded() {
        let sources = """
            protocol Showing { func showAsModal(_ c: UIViewController) }
            class A: UIViewController { var host: Showing?; func go() { host?.showAsModal(UINavigationController(rootViewController: B())) } }
            class B: UIViewController {}
            class Host: UIViewController, Showing { func showAsModal(_ c: UIViewController) { present(c, animated: true) } }
            """
        #expect(lines(graph(sources)) == ["present A → B in UINavigationController on Host by unknown"])
        let second = "class Other: Showing { func showAsModal(_ c: UIViewController) {} }"
        #expect(lines(graph(sources, second)) == ["present Host → ?"])
    }

    @Test func viewsHandedToHostsAreClosed() {
        let graph = graph("""
            class A: UIViewController { func go() { let v = V(); show(UIHostingController(rootView: v.padding()), sender: nil) } }
            class Host: UIHostingController<W> {
              init() { super.init(rootView: W()) }
              func render() { rootView = W() }
            }
            struct V: View { var body: some View { NavigationLink("x") { U() } } }
            struct W: View { var body: some View { NavigationLink("y") { U() } } }
            struct U: View { var body: some View { Text("u") } }
            """)
        #expect(graph.screens.filter { ["V", "W"].contains($0.id) }.map(\.openReasons) == [[], []])
    }

    /// A class method has no screen of its class to present from.
    @Test func classMethodsAreNoScreensCode() {
        let graph = controller("static func open(from host: UIViewController) { host.present(A(), animated: true) }\nfunc again() { Self.open(from: self) }")
        #expect(lines(graph) == ["present A → A"])
        #expect(lines(controller("static func open(from host: C) { host.present(A(), animated: true) }")) == ["present flow:A → A on C by unknown"])
    }

    @Test func extensionsOfControllersOnReceiversOfUnknownType() {
        let graph = graph("""
            extension UIViewController { func route(to c: UIViewController) { navigationController?.pushViewController(c, animated: true) } }
            class Rows: ListSectionController { func go() { viewController?.route(to: B()) } }
            class B: UIViewController {}
            """)
        #expect(lines(graph) == ["push flow:Rows → B by otherNav"])
        #expect(graph.screens.map(\.id) == ["B"])
    }
}

struct UIKitReceiverTests {
    /// Corner cases 20 and 21: a coordinator's own property, and `self.member` which is not `self`.
    @Test func coordinatorsOwnTheirStacks() {
        let graph = graph("""
            class Coordinator { let navigationController = UINavigationController(); let overview = B()
              func go() { navigationController.pushViewController(self.overview, animated: true) }
              func leave() { navigationController.popViewController(animated: true) } }
            class B: UIViewController {}
            """)
        #expect(lines(graph) == ["push flow:Coordinator → B by otherNav", "pop flow:Coordinator → ? by otherNav"])
    }

    @Test func localsShadowProperties() {
        let graph = controller("func go() { let navigationController = UINavigationController(rootViewController: C()); navigationController.pushViewController(B(), animated: true) }")
        #expect(lines(graph) == ["push A → B on C by otherNav"])
    }

    @Test func methodsOfOtherTypesAreNotUIKits() {
        let graph = graph("""
            class Store { func present(_ c: UIViewController, animated: Bool) {} }
            class A: UIViewController { let store = Store(); func go() { store.present(B(), animated: true) } }
            class B: UIViewController {}
            """)
        #expect(lines(graph) == [])
        #expect(graph.screens.first { $0.id == "B" }?.openReasons.isEmpty == false)
    }

    @Test func testsOfTheStackAndPopsBeforeAreNoted() {
        let graph = controller("""
            func tested() { guard let nav = navigationController else { return dismiss(animated: true) }; nav.pushViewController(B(), animated: true) }
            func blind() { navigationController!.pushViewController(B(), animated: true) }
            func late() { navigationController?.popViewController(animated: false); navigationController?.pushViewController(B(), animated: true) }
            """)
        let pushes = graph.transitions.filter { $0.verb == .push }
        #expect(pushes.map(\.nilTested) == [true, false, false])
        #expect(pushes.map(\.forced) == [false, true, false])
        #expect(pushes.map(\.afterPop) == [false, false, true])
    }
}

struct UIKitChromeTests {
    @Test(arguments: [
        ("UIBarButtonItem(image: UIImage(systemName: \"chevron.left\"), style: .plain, target: self, action: #selector(leave))", Look.back, "chevron.left"),
        ("UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave))", .close, "close"),
        ("UIBarButtonItem(title: NSLocalizedString(\"Cancel\", comment: \"\"), style: .plain, target: self, action: #selector(leave))", .cancel, "Cancel"),
        ("UIBarButtonItem(title: titles.leave, style: .plain, target: self, action: #selector(leave))", .unknown, nil),
        ("UIBarButtonItem(image: UIImage(named: \"ic_arrow-left\"), style: .plain, target: self, action: #selector(leave))", .back, "ic_arrow-left"),
        ("UIBarButtonItem(title: \"Edit\", style: .plain, target: self, action: #selector(leave))", .other, "Edit"),
    ] as [(String, Look, String?)])
    func looks(item: String, look: Look, label: String?) {
        let graph = controller("override func viewDidLoad() { navigationItem.leftBarButtonItem = \(item) }\n@objc func leave() { navigationController?.popViewController(animated: true) }")
        #expect(facts("A", of: graph)?.leading.map(\.look) == [look])
        #expect(facts("A", of: graph)?.leading.map(\.label) == [label])
        #expect(facts("A", of: graph)?.leading.flatMap(\.exits).bare == [Exit(.pop, on: .ownNav)])
    }

    @Test(arguments: [
        ("navigationController?.popViewController(animated: true)", [Exit(.pop, on: .ownNav)], false),
        ("close()", [Exit(.dismiss)], false),
        ("if presentingViewController != nil { dismiss(animated: true) } else { navigationController?.popViewController(animated: true) }",
            [Exit(.dismiss, guarded: .conditional), Exit(.pop, on: .ownNav, guarded: .conditional)], false),
        ("if saved { navigationController?.popViewController(animated: true) } else { navigationController?.popViewController(animated: false) }",
            [Exit(.pop, on: .ownNav), Exit(.pop, on: .ownNav)], false),
        ("onDone?()", [], true), ("delegate?.didFinish()", [], true),
    ])
    func actions(body: String, exits: [Exit], isOpaque: Bool) {
        let graph = controller("""
            var onDone: (() -> Void)?
            weak var delegate: Finishing?
            var saved = false
            override func viewDidLoad() { navigationItem.leftBarButtonItem = UIBarButtonItem(title: "x", style: .plain, target: self, action: #selector(leave)) }
            @objc func leave() { \(body) }
            private func close() { dismiss(animated: true) }
            """)
        #expect(facts("A", of: graph)?.leading.map(\.exits.bare) == [exits])
        #expect(facts("A", of: graph)?.leading.map(\.isOpaque) == [isOpaque])
    }

    @Test func whatIsSwappedInForEditingIsPaired() {
        let graph = controller("""
            override func setEditing(_ editing: Bool, animated: Bool) {
              if editing { navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(stop)); navigationItem.hidesBackButton = true }
              else { navigationItem.leftBarButtonItem = nil; navigationItem.hidesBackButton = false }
            }
            @objc func stop() { setEditing(false, animated: true) }
            """)
        #expect(facts("A", of: graph)?.leading.map(\.guarded) == [.paired])
        #expect(facts("A", of: graph)?.backHidden?.guarded == .paired)
    }

    @Test func setUpCalledFromLoadingIsAlways() {
        let graph = controller("""
            override func viewDidLoad() { super.viewDidLoad(); setUp() }
            private func setUp() { navigationItem.hidesBackButton = true; isModalInPresentation = true }
            func later() { navigationController?.setNavigationBarHidden(true, animated: true) }
            """)
        #expect(facts("A", of: graph)?.backHidden?.guarded == .always)
        #expect(facts("A", of: graph)?.dismissBlocked?.guarded == .always)
        #expect(facts("A", of: graph)?.barHidden?.guarded == .conditional)
    }

    @Test func itemsThatASiteInstalls() {
        let graph = controller("""
            func go() {
              let b = B()
              b.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(leave))
              present(UINavigationController(rootViewController: b), animated: true)
            }
            @objc func leave() { dismiss(animated: true) }
            """)
        let present = graph.transitions.first { $0.verb == .present }
        #expect(present?.installs.map(\.look) == [.commit])
        #expect(present?.installs.map(\.side) == [.leading])
    }

    @Test func subclassesInheritChrome() {
        let graph = graph("""
            class Base: UIViewController { override func viewDidLoad() { navigationItem.hidesBackButton = true } }
            class Leaf: Base {}
            """)
        #expect(facts("Leaf", of: graph)?.backHidden?.guarded == .always)
    }

    /// What an extension of all controllers can set is a fact of the screens that ask for it, in the way they ask.
    @Test func helpersOfAllControllers() {
        let graph = graph("""
            extension UIViewController {
              func addDone() { navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(onDone)) }
              @objc func onDone() { dismiss(animated: true) }
              func complain() { present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true) }
            }
            class A: UIViewController { override func viewDidLoad() { super.viewDidLoad(); addDone() } }
            class B: UIViewController { func later() { addDone() } }
            class C: UIViewController {}
            """)
        #expect(facts("A", of: graph)?.trailing.map(\.guarded) == [.always])
        #expect(facts("A", of: graph)?.trailing.flatMap(\.exits).bare == [Exit(.dismiss)])
        #expect(facts("B", of: graph)?.trailing.map(\.guarded) == [.conditional])
        #expect(facts("C", of: graph)?.trailing == [])
        #expect(facts("C", of: graph)?.presents == false)
    }

    /// Helpers of the same name in several modules: the nearest one is meant.
    @Test func titlesThroughTheModulesOwnHelper() {
        func helper(_ folder: String) -> FileFacts {
            swiftFacts(path: "\(folder)/Strings.swift", text: "func loc(_ key: String, value: String) -> String { NSLocalizedString(key, value: value, comment: \"\") }")
        }
        let screen = swiftFacts(path: "App/A.swift", text: """
            class A: UIViewController {
              override func viewDidLoad() { navigationItem.leftBarButtonItem = UIBarButtonItem(title: loc("k", value: "Close"), style: .plain, target: self, action: #selector(leave)) }
              @objc func leave() { dismiss(animated: true) } }
            """)
        #expect(facts("A", of: link([helper("App"), helper("Widget"), screen]).graph)?.leading.map(\.look) == [.close])
    }

    /// A method of that name goes back in a web view only if it calls one.
    @Test(arguments: [("navigationController?.popViewController(animated: true)", false), ("web.goBack()", true)])
    func ownMethodsCalledGoBack(body: String, inWeb: Bool) {
        let graph = controller("""
            override func viewDidLoad() { navigationItem.leftBarButtonItem = UIBarButtonItem(title: "x", style: .plain, target: self, action: #selector(leave)) }
            @objc func leave() { goBack() }
            private func goBack() { \(body) }
            """)
        #expect(facts("A", of: graph)?.leading.map(\.goesBackInWeb) == [inWeb])
    }

    @Test(arguments: [
        ("class N: UINavigationController { override func viewDidLoad() { interactivePopGestureRecognizer?.delegate = nil } }",
            GestureWrite.Value.null, GestureWrite.Scope.stackClass, GestureWrite.DepthTest.unknown),
        ("class N: UINavigationController, UIGestureRecognizerDelegate { override func viewDidLoad() { interactivePopGestureRecognizer?.delegate = self }\nfunc gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { viewControllers.count > 1 } }",
            .object, .stackClass, .present),
        ("class N: UINavigationController, UIGestureRecognizerDelegate { override func viewDidLoad() { interactivePopGestureRecognizer?.delegate = self }\nfunc gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { true } }",
            .object, .stackClass, .absent),
        ("extension UINavigationController: UIGestureRecognizerDelegate { override open func viewDidLoad() { interactivePopGestureRecognizer?.delegate = self }\npublic func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { viewControllers.count > 1 } }",
            .object, .everyStack, .present),
    ])
    func gestures(code: String, value: GestureWrite.Value, scope: GestureWrite.Scope, test: GestureWrite.DepthTest) {
        let writes = graph(code).gestureWrites
        #expect(writes.map(\.value) == [value])
        #expect(writes.map(\.scope) == [scope])
        #expect(writes.map(\.depthTest) == [test])
    }

    @Test func aHelperOfAllControllersTakesTheGestureForThoseThatCallIt() {
        let writes = graph("""
            extension UIViewController: UIGestureRecognizerDelegate {
              func takeGesture() { navigationController?.interactivePopGestureRecognizer?.delegate = self }
              func gestureRecognizer(_ g: UIGestureRecognizer, shouldBeRequiredToFailBy o: UIGestureRecognizer) -> Bool {
                g == navigationController?.interactivePopGestureRecognizer
              }
            }
            class A: UIViewController { override func viewDidLoad() { takeGesture() } }
            class B: UIViewController {}
            """).gestureWrites
        #expect(writes.map(\.owner) == ["A"])
        #expect(writes.map(\.scope) == [.screen])
    }

    @Test func webViews() {
        let graph = controller("""
            let web = WKWebView()
            override func viewDidLoad() { web.allowsBackForwardNavigationGestures = true; web.load(URLRequest(url: page)) }
            """)
        #expect(facts("A", of: graph)?.web.map(\.gestures) == [.on])
        #expect(facts("A", of: graph)?.web.map(\.loads) == [.remote])
    }
}

struct UIKitEntryTests {
    @Test func linksAreFollowedThroughCasts() {
        let graph = graph("""
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
              var window: UIWindow?
              func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { (window?.rootViewController as? Tabs)?.open(contexts) }
            }
            class Tabs: UITabBarController { func open(_ link: Any) { route() }
              private func route() { present(B(), animated: true) } }
            class B: UIViewController {}
            """)
        #expect(graph.entries.map(\.kind) == [.url])
        #expect(lines(graph, .present) == ["present Tabs → B", "present Tabs → B from outside"])
    }

    /// Others use the router that the link goes through: what they open is not opened from outside.
    @Test func routersAreSharedWithOtherCallers() {
        let graph = graph("""
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
              let router = Router()
              func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { router.open(B(), from: A()) }
            }
            class Router { func open(_ c: UIViewController, from host: UIViewController) { host.present(c, animated: true) } }
            class A: UIViewController { let router = Router(); func go() { router.open(C(), from: self) } }
            class B: UIViewController {}
            class C: UIViewController {}
            """)
        #expect(lines(graph, .present).filter { $0.hasSuffix("from outside") }.map { $0.contains("→ B") } == [true])
        #expect(lines(graph, .present).filter { $0.contains("→ C") } == ["present A → C"])
    }

    /// A handler that the link's code hands over waits for the user.
    @Test(arguments: [
        ("B(onTap: { self.present(C(), animated: true) }).load()", false),
        ("let b = B(); b.onTap = { self.present(C(), animated: true) }", false),
        ("DispatchQueue.main.async { self.present(C(), animated: true) }", true),
    ])
    func handlersAreNotTheLinksDoing(code: String, isFromOutside: Bool) {
        let graph = graph("""
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
              let a = A()
              func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { a.open() }
            }
            class A: UIViewController { func open() { \(code) } }
            class B: UIViewController { var onTap: (() -> Void)?; init(onTap: (() -> Void)? = nil) { self.onTap = onTap }; func load() {} }
            class C: UIViewController {}
            """)
        #expect(lines(graph, .present).contains("present A → C from outside") == isFromOutside)
    }

    /// What launching builds is the usual interface, not a link's.
    @Test func launchingIsNoLink() {
        let graph = graph("""
            class AppDelegate: UIResponder, UIApplicationDelegate {
              var window: UIWindow?
              func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                window?.rootViewController = UINavigationController(rootViewController: B()); return true }
            }
            class B: UIViewController {}
            """)
        #expect(lines(graph) == ["root flow:AppDelegate → B in UINavigationController by window.root"])
    }
}

struct OpenScreenTests {
    @Test(arguments: [
        ("func go() { register(B()) }", false), ("func go() { _ = B() }", false), ("func go() { show(B(), sender: nil) }", true),
        ("func go() { let b = B(); let n = UINavigationController(rootViewController: b); present(n, animated: true) }", true),
    ])
    func everyConstructionMustFindItsWay(code: String, isClosed: Bool) {
        let graph = controller(code)
        #expect((graph.screens.first { $0.id == "B" }?.openReasons.isEmpty) == isClosed)
    }
}

struct LookedUpTextTests {
    private static let generated = """
        enum L10n {
          static var signIn: String { return L10n.tr("Localizable", "sign_in") }
          static var save: String { L10n.tr("Localizable", "item.save", fallback: "Save") }
          static func left(_ count: Any) -> String { L10n.tr("Localizable", "items_left", String(describing: count)) }
          static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String {
            let format = table.found(key)
            return String(format: format, arguments: args)
          }
          static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
            String(format: Bundle.main.localizedString(forKey: key, value: value, table: table), arguments: args)
          }
        }
        """

    @Test func controllersReadGeneratedTexts() {
        let graph = graph(Self.generated, """
            class A: UIViewController {
              override func viewDidLoad() {
                title = L10n.signIn
                navigationItem.rightBarButtonItem = UIBarButtonItem(title: L10n.save, style: .plain, target: self, action: #selector(save))
                navigationItem.leftBarButtonItem = UIBarButtonItem(title: L10n.left(3), style: .plain, target: self, action: #selector(save))
              }
              @objc func save() { navigationController?.popViewController(animated: true) }
            }
            """)
        #expect(graph.screens.first { $0.id == "A" }?.title == "sign_in")
        #expect(facts("A", of: graph)?.trailing.map(\.label) == ["Save"])
        #expect(facts("A", of: graph)?.trailing.map(\.look) == [.commit])
        #expect(facts("A", of: graph)?.leading.map(\.label) == ["items_left"])
    }

    @Test func viewsReadGeneratedTexts() {
        let graph = graph(Self.generated, """
            struct V: View {
              @Environment(\\.dismiss) var dismiss
              var body: some View {
                Text("x").toolbar {
                  ToolbarItem(placement: .navigationBarTrailing) { Button(L10n.save) { dismiss() } }
                  ToolbarItem(placement: .navigationBarLeading) { Button(L10n.left(2)) { dismiss() } }
                }
              }
            }
            """)
        #expect(facts("V", of: graph)?.trailing.map(\.label) == ["Save"])
        #expect(facts("V", of: graph)?.leading.map(\.label) == ["items_left"])
    }
}
