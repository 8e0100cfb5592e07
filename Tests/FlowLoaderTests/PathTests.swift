import FlowGraph
import Testing

@testable import FlowLoader

/// Moves that follow each other on one path.
@Suite struct PathTests {
    private func successions(_ code: String) -> [Succession] {
        let text = """
            import UIKit
            final class K: UIViewController {
                private func hide() { dismiss(animated: true) }
                private func show() { present(A(), animated: true) }
                private func work() async {}
                private func risk() throws {}
                \(code)
            }
            final class A: UIViewController {}
            """
        return link([swiftFacts(path: "K.swift", text: text)]).graph.successions
    }

    private func lines(_ code: String) -> [String] {
        successions(code).map { "\($0.first?.verb.rawValue ?? "-") \($0.second.verb.rawValue) \($0.relation.rawValue)\($0.waits ? " waits" : "")" }
    }

    @Test func helpersAreEnteredWhereTheyAreCalled() {
        let found = successions("func f() { hide(); show() }")
        #expect(found.map(\.second.to) == ["A"])
        #expect(found.first?.second.caller != nil)
        #expect(found.first?.certainty == .likely)
    }

    @Test func whatIsAwaitedIsOver() {
        #expect(lines("func f() async { await dismiss(animated: true); show() }") == [])
        #expect(lines("func f() async { hide(); await work(); show() }") == [])
        #expect(lines("func f() async { hide(); show() }") == ["dismiss present sameHost"])
    }

    @Test func aCatchBeginsWhereItsBodyBegan() {
        #expect(lines("func f() { do { try risk(); hide() } catch { show() } }") == [])
        #expect(lines("func f() { do { try risk() } catch { hide(); show() } }") == ["dismiss present sameHost"])
    }

    @Test func deferredCodeRunsLast() {
        #expect(lines("func f() { defer { hide() }; show() }") == ["present dismiss sameHost"])
        #expect(lines("func f(_ b: Bool) { defer { hide() }; if b { return }; show() }") == ["present dismiss sameHost"])
    }

    @Test func branchesThatLeaveAreNotPassed() {
        #expect(lines("func f(_ b: Bool) { if b { hide(); return }; show() }") == [])
        #expect(lines("func f(_ b: Bool) { if b { hide() } else { show() } }") == [])
        #expect(lines("func f(_ b: Bool) { if b { hide() }; show() }") == ["dismiss present sameHost"])
        #expect(lines("func f(_ b: Bool) { guard b else { hide(); return }; show() }") == [])
    }

    @Test func aCompletionWaits() {
        #expect(lines("func f() { dismiss(animated: true) { self.show() } }") == [])
        #expect(lines("func f() { present(A(), animated: true) { self.dismiss(animated: true) } }") == ["present dismiss sameHost waits"])
    }

    @Test func otherHostsAreNobodysBusiness() {
        #expect(lines("func f(_ other: UIViewController) { hide(); other.present(A(), animated: true) }") == [])
        #expect(lines("func f(_ other: UIViewController) { other.dismiss(animated: true); other.present(A(), animated: true) }") == ["dismiss present sameHost"])
    }

    @Test func anObserversMoveKnowsItsRegistration() {
        let found = successions("""
            func f() { dismiss(animated: true); NotificationCenter.default.post(name: .gone, object: nil) }
            }
            final class B: UIViewController {
                override func viewDidLoad() { NotificationCenter.default.addObserver(self, selector: #selector(told), name: .gone, object: nil) }
                @objc func told() { present(A(), animated: true) }
            """)
        #expect(found.map(\.second.notification) == ["gone"])
        #expect(found.map { $0.second.registered?.line } == [10])
    }

    @Test func whatBranchOfAHelperRunsIsNotKnown() {
        let found = successions("var isOn = false; private func maybe() { if isOn { show() } }; func f() { hide(); maybe() }")
        #expect(found.map(\.certainty) == [.possible])
    }
}
