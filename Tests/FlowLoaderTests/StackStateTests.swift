import FlowGraph
import Testing

@testable import FlowLoader

/// The graph of Swift sources, written one after the other.
private func graph(_ sources: String...) -> FlowGraph {
    link(sources.enumerated().map { swiftFacts(path: "File\($0.offset).swift", text: $0.element) }).graph
}

/// What two-layered facts say of a stack that several screens share: who hides its bar, when, and who brings it back.
struct BarWriteTests {
    private func writes(_ sources: String) -> [String] {
        graph(sources).barWrites.map { write in
            "\(write.owner) \(write.kind.rawValue) \(write.value.rawValue) \(write.moment.rawValue) \(write.scope.rawValue)"
                + (write.restored ? " restored" : "") + (write.guarded == .always ? "" : " \(write.guarded.rawValue)")
        }
    }

    @Test func hiddenWhileTheScreenIsSeen() {
        #expect(writes("""
            class A: UIViewController {
              override func viewWillAppear(_ animated: Bool) { navigationController?.setNavigationBarHidden(true, animated: animated) }
              override func viewWillDisappear(_ animated: Bool) { navigationController?.setNavigationBarHidden(false, animated: animated) }
            }
            """) == ["A hidden true appear screen restored", "A hidden false disappear screen"])
    }

    @Test func hiddenForGood() {
        #expect(writes("""
            class A: UIViewController {
              override func viewDidLoad() { navigationController?.isNavigationBarHidden = true }
              func toggle(_ flag: Bool) { if flag { navigationController?.navigationBar.isHidden = flag } }
            }
            """) == ["A hidden true load screen", "A viewHidden unknown other screen conditional"])
    }

    /// The pair may stand in helpers that the callbacks call.
    @Test func pairsInHelpers() {
        #expect(writes("""
            class A: UIViewController {
              override func viewWillAppear(_ animated: Bool) { hide() }
              override func viewDidDisappear(_ animated: Bool) { restore() }
              private func hide() { navigationController?.setNavigationBarHidden(true, animated: false) }
              private func restore() { navigationController?.setNavigationBarHidden(false, animated: false) }
            }
            """) == ["A hidden true appear screen restored", "A hidden false disappear screen"])
    }

    @Test func helpersOfAllControllersWriteForTheirCallers() {
        #expect(writes("""
            extension UIViewController {
              func hideBar() { navigationController?.setNavigationBarHidden(true, animated: false) }
            }
            class A: UIViewController { override func viewWillAppear(_ animated: Bool) { hideBar() } }
            class B: UIViewController {}
            """) == ["A hidden true appear screen"])
    }

    @Test func stacksOfOneClassAndTheirDelegates() {
        #expect(writes("""
            class Stack: UINavigationController, UINavigationControllerDelegate {
              override func viewDidLoad() { delegate = self; hidesBarsOnSwipe = true }
              func navigationController(_ n: UINavigationController, willShow c: UIViewController, animated: Bool) {
                setNavigationBarHidden(c is Home, animated: animated)
              }
            }
            class Home: UIViewController {}
            """) == ["Stack hidesOn true load stackClass", "Stack hidden unknown willShow stackClass"])
    }

    @Test func coordinatorsWriteToAnyStack() {
        #expect(writes("""
            class Coordinator: NSObject, UINavigationControllerDelegate {
              let stack: UINavigationController
              init(stack: UINavigationController) { self.stack = stack }
              func start() { stack.setNavigationBarHidden(true, animated: false) }
              func navigationController(_ n: UINavigationController, willShow c: UIViewController, animated: Bool) { n.isNavigationBarHidden = false }
            }
            """) == ["Coordinator hidden false willShow helper", "Coordinator hidden true other helper"].sorted(by: >))
    }

    @Test func everyStackOfTheApp() {
        #expect(writes("""
            extension UINavigationController {
              open override func viewDidLoad() { isNavigationBarHidden = true }
            }
            """) == ["UINavigationController hidden true load everyStack"])
    }

    /// A stack that is still being made is nobody else's; and other things are hidden too.
    @Test func whatIsNoSharedBar() {
        #expect(writes("""
            class A: UIViewController {
              let banner = UIView()
              func go() {
                banner.isHidden = true
                let stack = UINavigationController(rootViewController: B())
                stack.isNavigationBarHidden = true
                present(stack, animated: true)
              }
            }
            class B: UIViewController {}
            """) == [])
    }

    @Test func writesThatReachAScreen() throws {
        let flow = Flow(graph("""
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
              var window: UIWindow?
              func scene(_ s: UIScene, willConnectTo x: UISceneSession, options: UIScene.ConnectionOptions) {
                window?.rootViewController = Stack(rootViewController: A())
              }
            }
            class Stack: UINavigationController { override func viewDidLoad() { setNavigationBarHidden(true, animated: false) } }
            class Other: UINavigationController { override func viewDidLoad() { setNavigationBarHidden(true, animated: false) } }
            class A: UIViewController { override func viewWillAppear(_ a: Bool) { navigationController?.setNavigationBarHidden(false, animated: a) } }
            class B: UIViewController { override func viewWillAppear(_ a: Bool) { navigationController?.setNavigationBarHidden(false, animated: a) } }
            """))
        let screen = try #require(flow.screen("A"))
        let standing = try #require(flow.standings(of: "A").first)
        #expect(flow.barWrites(reaching: screen, at: standing).map(\.owner) == ["Stack", "A"])
    }
}

/// What a path does before a transition, and under which system it runs.
struct PathStateTests {
    private func transitions(_ members: String, _ verbs: Verb...) -> [Transition] {
        graph("class A: UIViewController {\n\(members)\n}", "class B: UIViewController {}\nclass C: UIViewController {}")
            .transitions.filter { verbs.contains($0.verb) }
    }

    @Test(arguments: [
        ("dismiss(animated: true) { self.host?.present(B(), animated: true) }", Preceding(.dismiss, on: .itself, waits: true)),
        ("dismiss(animated: true); host?.present(B(), animated: true)", Preceding(.dismiss, on: .itself, waits: false)),
        ("presentingViewController?.dismiss(animated: true, completion: nil); host?.present(B(), animated: true)",
            Preceding(.dismiss, on: .presenting, waits: false)),
        ("navigationController?.popViewController(animated: true); host?.present(B(), animated: true)", Preceding(.pop, on: .ownNav, waits: false)),
        ("if isOn { dismiss(animated: true) }; host?.present(B(), animated: true)", Preceding(.dismiss, on: .itself, waits: false)),
        ("dismiss(animated: true); DispatchQueue.main.async { self.host?.present(B(), animated: true) }",
            Preceding(.dismiss, on: .itself, waits: false)),
    ])
    func anExitBefore(code: String, expected: Preceding) {
        let found = transitions("weak var host: UIViewController?\nvar isOn = false\nfunc go() { \(code) }", .present)
        #expect(found.map(\.after) == [expected])
    }

    /// One arm or the other, an early return, the user's own choice: the exit is not before the transition.
    @Test(arguments: [
        "if isOn { dismiss(animated: true) } else { host?.present(B(), animated: true) }",
        "if isOn { dismiss(animated: true); return }; host?.present(B(), animated: true)",
        "guard isOn else { dismiss(animated: true); return }; host?.present(B(), animated: true)",
        "host?.present(B(), animated: true); dismiss(animated: true)",
        "dismiss(animated: true); onTap = { self.host?.present(B(), animated: true) }",
    ])
    func noExitBefore(code: String) {
        let found = transitions("weak var host: UIViewController?\nvar isOn = false\nvar onTap: (() -> Void)?\nfunc go() { \(code) }", .present)
        #expect(found.map(\.after) == [nil])
    }

    @Test func exitsBeforeAHelperIsCalled() {
        let found = transitions("""
            func go() { dismiss(animated: true); open(B()) }
            private func open(_ c: UIViewController) { UIApplication.shared.keyWindow?.rootViewController?.present(c, animated: true) }
            """, .present)
        #expect(found.map(\.after) == [Preceding(.dismiss, on: .itself, waits: false)])
    }

    @Test func versionsOfTheSystem() {
        let found = transitions("""
            func go() {
              if #available(iOS 16, *) { present(B(), animated: true) } else { present(C(), animated: true) }
              guard #available(iOS 17, *) else { show(B(), sender: nil); return }
              show(C(), sender: nil)
            }
            """, .present, .show)
        #expect(found.map(\.availability) == [
            "#available(iOS 16, *)", "#unavailable(iOS 16, *)", "#unavailable(iOS 17, *)", "#available(iOS 17, *)",
        ])
    }

    /// A Catalyst build's settings and exits are not the phone's.
    @Test func catalystLeavesNoFacts() {
        let built = graph("""
            class A: UIViewController {
              override func viewDidLoad() {
                #if targetEnvironment(macCatalyst)
                navigationItem.hidesBackButton = true
                navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave))
                #else
                title = "A"
                #endif
              }
              @objc func leave() {
                #if targetEnvironment(macCatalyst)
                dismiss(animated: true)
                #else
                navigationController?.popViewController(animated: true)
                #endif
              }
            }
            """)
        let screen = built.screens.first { $0.id == "A" }
        #expect(screen?.facts.backHidden == nil)
        #expect(screen?.facts.leading == [])
        #expect(screen?.title == "A")
        #expect(built.transitions.map(\.idioms) == [[.mac], []])
    }
}

/// What a site's bar items do to the screen they are put on.
struct InstalledItemTests {
    @Test(arguments: [("b", "leave"), ("self", "close")])
    func leaveTheScreen(target: String, action: String) {
        let built = graph("""
            class A: UIViewController {
              func go() {
                let b = B()
                b.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: \(target), action: #selector(\(action)))
                present(UINavigationController(rootViewController: b), animated: true)
              }
              @objc func close() { dismiss(animated: true) }
            }
            class B: UIViewController { @objc func leave() { dismiss(animated: true) } }
            """)
        let present = built.transitions.first { $0.verb == .present }
        #expect(present?.installs.map(\.look) == [.close])
        #expect(present?.installs.map(\.exits.bare) == [[Exit(.dismiss)]])
    }

    /// Another object's method may leave something else.
    @Test func ofAThirdObject() {
        let built = graph("""
            class A: UIViewController {
              let c = C()
              func go() {
                let b = B()
                b.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: c, action: #selector(leave))
                present(UINavigationController(rootViewController: b), animated: true)
              }
            }
            class B: UIViewController {}
            class C: UIViewController { @objc func leave() { dismiss(animated: true) } }
            """)
        let present = built.transitions.first { $0.verb == .present }
        #expect(present?.installs.map(\.exits.bare) == [[Exit(.dismiss, on: .unknown)]])
    }
}
