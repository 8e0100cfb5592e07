import Foundation
import Synchronization
import Testing

@testable import FlowLoader

@Suite struct SwiftDeclarations {
    @Test(arguments: [
        ("@main public final class App: UIResponder, UIApplicationDelegate {}", ["@main public class App: UIResponder, UIApplicationDelegate"]),
        ("@objc(Old) class A: B & P {}", ["@objc(Old) class A: B, P"]),
        ("struct Box<T: View, U>: P where U: UIViewController {}",
            ["struct Box<T: View, U: UIViewController>: P where <U: UIViewController>"]),
        ("actor A {}", ["actor A"]),
        ("protocol P: AnyObject { associatedtype V: View; var a: V { get }; var b: V? { get set }; func go() }",
            ["protocol P<V: View>: AnyObject", "let a: V", "var b: V?", "go()"]),
        ("extension Outer.P: Q where Self: UIViewController, Element == Int { func f() {} }",
            ["extension Outer.P: Q where <Self: UIViewController, Element: Int>", "f() {}"]),
        ("enum R: String { case a = \"A\", b; indirect case c(id: Int, _ name: String = \"x\", Foo?) }",
            ["enum R: String", "case a() = A", "case b()", "case c(id id: Int, _ name: String = \"x\", _ : Foo)"]),
        ("class A { enum B { case c; struct D {} }; typealias E = F<G>; class H: A {} }",
            ["class A", "alias E = F<G>", "enum A.B", "case c()", "struct A.B.D", "class A.H: A"]),
        ("extension A { struct B {} }", ["extension A", "struct A.B"]),
        ("typealias Done = (Int) -> Void", ["alias Done = -><Int,Void>"]),
        ("public func f<T: V>(_ a: A, with b: [B?] = [], @ViewBuilder c: @escaping () -> T, d: inout D...) async throws -> T? { g() }",
            ["public f<T: V>(_ a: A, with b: Array<B> = [], @ViewBuilder c c: -><T>, d d: D) -> T {g()}"]),
        ("class A { override class func f() {}; static func g() -> any P {}; @IBAction func h(_ s: Any) {}; init?(coder: C) {}; deinit { x() }; subscript(i: Int, at j: J) -> V { get { a } set { b() } } }",
            ["class A", "static override f() {}", "static g() -> P {}", "@IBAction h(_ s: Any) {}", "init(coder coder: C) {}",
                "deinit() {x()}", "subscript(_ i: Int, at j: J) -> V {a}"]),
        ("class A { @IBOutlet weak var a: B!; @State private var c = false; @Environment(\\.dismiss) private var dismiss; private lazy var d: D = { D() }(); static let e = E(), f: F? = nil }",
            ["class A", "@IBOutlet var a: B?", "@State var c = false", "@Environment(\\.dismiss) var dismiss",
                "lazy var d: D = { in D()}()", "static let e = E()", "static let f: F? = nil"]),
        ("struct A { var a: Int { b() }; var c: Int { get { d } set(x) { e(x) } }; var f = 1 { willSet { g() } didSet(old) { h(old) } } }",
            ["struct A", "let a: Int get{b()}", "var c: Int get{d} set{let x = newValue; e(x)}",
                "var f = 1 observe{g()} observe{let old = oldValue; h(old)}"]),
        ("let (a, b): (A, B?) = make()", ["let a: A = make()[0]", "let b: B? = make()[1]"]),
        ("let a: Optional<Foo> = x; let b: Foo.Type; let c: [String: Foo]; let d: (A, B); let e: UI.V<W>",
            ["let a: Foo? = x", "let b: Foo.Type", "let c: Dictionary<String,Foo>", "let d: ()<A,B>", "let e: UI.V<W>"]),
        ("a()\nlet w = W()\nif b { c() }", ["let w = W()", "a()", "branch [b]{c()}"]),
        ("struct V: View { var body: some View { A()\nif b { C() } } }",
            ["struct V: View", "let body: View get{A(); branch [b]{C()}}"]),
    ])
    func lowers(code: String, expected: [String]) {
        #expect(declarations(code) == expected)
    }

    @Test(arguments: [
        ("struct P: PreviewProvider { static var previews: some View { A() } }", []),
        ("struct L: LibraryContentProvider {}", []),
        ("#Preview(\"x\") { A() }\nlet a = 1", ["let a = 1"]),
        ("@available(iOS 17, *)\n#Preview { A() }", []),
        ("@available(iOS, unavailable) class A {}\n@available(macOS, unavailable) class B {}", ["@available(macOS, unavailable) class B"]),
        ("class A { @available(iOS, unavailable, message: \"x\") func f() {}\n@available(iOS, unavailable) var b: B { c }\nfunc g() {} }",
            ["class A", "g() {}"]),
        ("#if DEBUG\nclass A {}\n#elseif BETA\nclass B {}\n#else\nclass C {}\n#endif", ["class B", "class C"]),
        ("#if os(macOS)\nclass A {}\n#else\nimport UIKit\na()\n#endif", ["a()"]),
        ("class A {\n#if BETA\nvar a = 1\n#else\nvar a = 2\n#endif\n#if os(tvOS)\nfunc f() {}\n#endif\n}", ["class A", "var a = 1", "var a = 2"]),
    ])
    func leavesOut(code: String, expected: [String]) {
        #expect(declarations(code) == expected)
    }

    @Test func importsNameModules() {
        #expect(facts("import UIKit\n@testable import App\nimport struct Foundation.URL").imports == ["UIKit", "App", "Foundation"])
    }

    @Test func namesHavePlaces() {
        let type = facts("/* 😀 */ class `A` {\n  var é = 1, b = 2\n  override init() {}\n}").types[0]
        #expect(type.name == "A")
        #expect(type.place == Place(line: 1, column: 16, length: 3))
        #expect(type.properties.map(\.place) == [Place(line: 2, column: 7, length: 1), Place(line: 2, column: 14, length: 1)])
        #expect(type.functions.map(\.place) == [Place(line: 3, column: 12, length: 4)])
    }
}

@Suite struct SwiftFiles {
    @Test func directivesAreCommentsThatBeginWithTheWord() {
        let code = """
            // navlint:disable:file some-rule - because
            let a = "navlint:no" // navlint:ignore
            // see navlint:no
            /* navlint:role hub
               more navlint: text */
            struct A {} /// navlint:last
            """
        #expect(
            facts(code).directives == [
                Directive(text: "disable:file some-rule - because", place: Place(line: 1, column: 1, length: 43)),
                Directive(text: "ignore", place: Place(line: 2, column: 22, length: 17)),
                Directive(text: "role hub\n   more navlint: text", place: Place(line: 4, column: 1, length: 0)),
                Directive(text: "last", place: Place(line: 6, column: 13, length: 16)),
            ])
    }

    @Test func emptyFilesHaveNoFacts() {
        #expect(facts("") == FileFacts(path: "A.swift", language: .swift))
    }

    @Test(arguments: [
        ("class A {\n  func f() { push(x) }\n", 2),
        ("func f() { push(x) }\nlet = 5\n", 2),
        ("func f() { push(x) }\n<<<<<<< HEAD\nlet a = 1\n", 2),
        ("func f() { push(x); a( }\n", 1),
    ])
    func brokenInputIsNotedAndTheRestRead(code: String, line: Int) {
        let facts = facts(code)
        #expect(facts.notes.map(\.kind) == [.unreadable])
        #expect(facts.notes.first?.location.line == line)
        let functions = facts.functions + facts.types.flatMap(\.functions)
        #expect(functions.first?.body.map(text)?.hasPrefix("push(x)") == true)
    }

    @Test func validInputHasNoNote() {
        #expect(facts("func f() { push(x) }\n").notes.isEmpty)
    }

    /// Runs on a big stack, as extraction does. Either the function after the deep part is read, or the file has a note.
    @Test(.timeLimit(.minutes(2)), arguments: [
        (deep("let a = ", "(", 1000, ")"), false), (deep("let a = x", ".y()", 1000), true), (deep("let a = 1", " + 1", 1000), true),
        (deep("let a = b", " ?? b", 1000), true), (deep("let a = ", "b ? c : ", 1000, end: "d"), true),
        (deep("let a = ", "!", 1000, end: "b"), true), (deep("let a: A", ".B", 1000), true), (deep("let a: A", "?", 1000), true),
        (deep("let a = x", ".y { z }", 400), true), (deep("let a = ", "try ", 1000, end: "d"), true),
        (deep("func f() {", "if a { b() } else ", 1000, end: "{ c() } }"), true),
        (deep("func f() {", "if a {", 1000), false), (deep("", "class A {", 1000), false), (deep("", "#if BETA\n", 1000), false),
        (deep("let a = ", "{ f(", 1000), false), (deep("let a = ", "[", 1000), false), (deep("let a: ", "[", 1000), false),
        (deep("let a = ", "A<", 1000), false),
    ])
    func deepInputEnds(code: String, isRead: Bool) {
        let read = onBigStack { facts(code + "\nfunc last() {}") }
        if isRead {
            #expect(read.functions.last?.name == "last")
        } else {
            #expect(read.notes.map(\.kind) == [.unreadable])
        }
    }

    @Test func longChainsOfOrdinaryLengthAreKept() {
        let chain = "x" + String(repeating: ".y()", count: 60)
        #expect(expression(chain) == chain)
    }
}

private func deep(_ start: String, _ part: String, _ count: Int, _ closing: String = "", end: String = "") -> String {
    start + String(repeating: part, count: count) + end + String(repeating: closing, count: count)
}

private func onBigStack(_ body: @escaping @Sendable () -> FileFacts) -> FileFacts {
    let done = DispatchSemaphore(value: 0)
    let result = Mutex<FileFacts?>(nil)
    let thread = Thread {
        let facts = body()
        result.withLock { $0 = facts }
        done.signal()
    }
    thread.stackSize = 64 << 20
    thread.start()
    done.wait()
    return result.withLock { $0 } ?? FileFacts(path: "", language: .swift)
}
