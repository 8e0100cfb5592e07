import FlowGraph
import Testing

@testable import FlowLoader

/// What code says of ways back: bars shown on the way, back items, answers of web views, delegates that pass questions on.
struct BackFactsTests {
    private func graph(_ source: String, names: ProjectNames = ProjectNames()) -> FlowGraph {
        link([swiftFacts(path: "File.swift", text: source)], names: names).graph
    }

    @Test func aWriteKnowsTheFunctionsThatRunIt() {
        let writes = graph("""
            class Base: UIViewController { func showBar() { navigationController?.setNavigationBarHidden(false, animated: true) } }
            class A: Base {
              func open() { prepareBar(); navigationController?.pushViewController(B(), animated: true) }
              func other() {}
              private func prepareBar() { showBar() }
            }
            class B: UIViewController {}
            """).barWrites
        #expect(writes.map(\.functions) == [["open()", "prepareBar()", "showBar()"]])
    }

    @Test func itemsForTheScreenThatComesNext() {
        let screens = graph("""
            class A: UIViewController {
              override func viewDidLoad() {
                navigationItem.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
                navigationItem.backBarButtonItem = nil
              }
              func open() {
                let b = B()
                b.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Save", style: .done, target: self, action: #selector(save))
                navigationController?.pushViewController(b, animated: true)
              }
              @objc func save() {}
            }
            class B: UIViewController {
              override func viewDidLoad() { navigationItem.backBarButtonItem = UIBarButtonItem(customView: UIView()) }
            }
            """).screens
        let items = screens.map { "\($0.id): " + $0.facts.backItems.map { "\($0.location.line)\($0.runs ? " runs" : "")\($0.hasCustomView ? " view" : "")" }.joined(separator: ", ") }
        #expect(items == ["A: 3", "B: 8 runs, 14 view"] || items == ["A: 3", "B: 14 view, 8 runs"])
    }

    @Test func resultsOfGoingBackTakenForAnswers() {
        let tests = graph("""
            class Page: UIViewController {
              let web = WKWebView()
              func a() { if web.goBack() == nil { leave() } }
              func b() { guard let x = web.goBack() else { return leave() } }
              func c() { let x = web.goForward(); if x != nil { leave() } }
              func d() { web.goBack(); _ = web.goBack(); let y = web.goBack(); print(y) }
              func e() { if web.canGoBack { web.goBack() } }
              func f(_ player: Player) { if player.goBack() == nil { leave() } }
              func leave() {}
            }
            class Player { func goBack() -> Int? { nil } }
            """).historyTests
        #expect(tests.map { "\($0.owner) \($0.call) \($0.location.line)" } == ["Page goBack 3", "Page goBack 4", "Page goForward 5"])
    }

    @Test func aPolicyIsOneOfTheScreensOwn() {
        let screens = graph("""
            class A: UIViewController { let web = WKWebView() }
            class B: UIViewController, WKNavigationDelegate {
              let web = WKWebView()
              func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {}
            }
            """).screens
        #expect(screens.flatMap { screen in screen.facts.web.map { "\(screen.id) \($0.policed)" } } == ["A false", "B true"])
    }

    @Test func delegatesThatPassQuestionsOn() {
        let writes = graph("""
            class Touches: NSObject, UIGestureRecognizerDelegate {
              weak var former: UIGestureRecognizerDelegate?
              override func forwardingTarget(for s: Selector!) -> Any? { former }
              func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive t: UITouch) -> Bool { true }
            }
            class Stack: UINavigationController {
              let touches = Touches()
              override func viewDidLoad() { interactivePopGestureRecognizer?.delegate = touches }
            }
            """).gestureWrites
        #expect(writes.map(\.forwards) == [true])
    }

    @Test func whatKeepsTheSwipeByPackageAndByConfiguration() {
        #expect(graph("import SwipeBack\nclass A: UIViewController {}").gestureWrites.map { "\($0.owner) \($0.scope.rawValue)" } == ["SwipeBack everyStack"])
        var names = ProjectNames()
        names.restorers = ["keepSwipe()", "SwipeHelper"]
        let writes = graph("""
            class SwipeHelper {}
            class A: UIViewController { override func viewDidLoad() { keepSwipe() } }
            class B: UIViewController { override func viewDidLoad() { keep() } }
            """, names: names).gestureWrites
        #expect(writes.map { "\($0.owner) \($0.scope.rawValue)" } == ["SwipeHelper helper", "A screen"])
    }

    /// A class whose superclass stands in a library writes to the stack it stands in, not to any.
    @Test func aScreenOfALibrarysClassIsAScreen() {
        let writes = graph("""
            class Form: LibraryFormViewController {
              override func viewWillAppear(_ a: Bool) { navigationController?.setNavigationBarHidden(true, animated: a) }
            }
            """).barWrites
        #expect(writes.map(\.scope) == [.screen])
    }
}
