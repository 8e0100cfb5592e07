import Diagnostics
import FlowGraph
import RuleKit
import Testing

private func rule(_ id: String, _ severity: Severity = .warning, _ findings: Finding...) -> Rule {
    Rule(id, .hierarchy, severity, card: []) { _ in findings }
}

private func place(_ line: Int, _ column: Int = 1) -> Span { Span(path: "A.swift", line: line, column: column) }

private let empty = Flow(FlowGraph())

@Suite struct CheckingTests {
    @Test func stampsWhatTheRuleMayNotChoose() {
        let found = check([rule("a-rule", .error, Finding("“A” is odd", at: place(3), screen: "A", edge: "x"))], empty)
        #expect(found.map(\.rule) == ["a-rule"])
        #expect(found.map(\.family) == ["hierarchy"])
        #expect(found.map(\.severity) == [.error])
        #expect(found.map(\.fingerprint) == [fingerprint(of: ["a-rule", "A", "x"])])
    }

    @Test func onlyCertainFindingsAreErrors() {
        let found = check(
            [
                rule(
                    "a-rule", .error, Finding("likely", at: place(1), certainty: .likely),
                    Finding("own", at: place(2), certainty: .likely, severity: .error),
                    Finding("mild", at: place(3), severity: .info), Finding("certain", at: place(4)))
            ], empty)
        #expect(found.map(\.severity) == [.warning, .warning, .info, .error])
    }

    @Test func possibleFindingsAreHiddenUnlessPedantic() {
        let rules = [rule("a-rule", .warning, Finding("maybe", at: place(1), certainty: .possible))]
        #expect(check(rules, empty).isEmpty)
        #expect(check(rules, empty, pedantic: true).map(\.message) == ["maybe"])
    }

    @Test func oneFindingAPlaceTheBestKnownFirst() {
        let found = check(
            [rule("a-rule", .warning, Finding("b", at: place(1), certainty: .likely), Finding("a", at: place(1)), Finding("c", at: place(1)))],
            empty)
        #expect(found.map(\.message) == ["a"])
    }

    @Test func equalIdentitiesGetDifferentFingerprintsWhateverIsHidden() {
        let rules = [
            rule(
                "a-rule", .warning, Finding("first", at: place(1), screen: "A", certainty: .possible),
                Finding("second", at: place(2), screen: "A"))
        ]
        let pedantic = check(rules, empty, pedantic: true)
        #expect(Set(pedantic.map(\.fingerprint)).count == 2)
        #expect(check(rules, empty).map(\.fingerprint) == [pedantic[1].fingerprint])
    }

    @Test func theOrderIsThatOfReportsAndNotThatOfRules() {
        let one = rule("b-rule", .warning, Finding("x", at: place(2)), Finding("y", at: place(1)))
        let two = rule("a-rule", .warning, Finding("z", at: place(2)))
        let found = check([one, two], empty)
        #expect(found.map(\.message) == ["y", "z", "x"])
        #expect(found == check([two, one], empty))
    }

    /// A finding is known no better than the way to where its screen stands.
    @Test func theWayCountsForCertaintyAndGivesTheWitness() throws {
        var graph = FlowGraph()
        graph.screens = ["Cart", "Checkout"].map { Screen(id: $0, name: $0, technology: .uikit, location: place(1)) }
        graph.transitions = [
            Transition(verb: .root, from: "window", to: "Cart", wrapped: "UINavigationController", receiver: .windowRoot, location: place(1)),
            Transition(verb: .present, from: "Cart", to: "Checkout", certainty: .likely, location: place(2)),
        ]
        let flow = Flow(graph.sorted())
        let standing = try #require(flow.standings(of: "Checkout").first)
        let found = check([rule("a-rule", .error, Finding("odd", at: place(9), screen: "Checkout", standing: standing))], flow)
        #expect(found.map(\.certainty) == [.likely])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.first?.path.map(\.location.line) == [1, 2])
        #expect(found.first?.witness == "window → nav → Cart ⇒ modal → Checkout")
    }
}

@Suite struct PrecedenceTests {
    private func remaining(_ rules: Rule...) -> [String] { check(rules, empty).map(\.rule) }

    @Test func aCrashSilencesTheRestOfItsCall() {
        #expect(
            remaining(
                rule("unpushable-controller", .error, Finding("", at: place(1, 5))),
                rule("push-without-stack", .warning, Finding("", at: place(1, 5))),
                rule("push-without-stack-elsewhere", .warning, Finding("", at: place(2))))
                == ["unpushable-controller", "push-without-stack-elsewhere"])
    }

    @Test func onlyTheNamedReasonWins() {
        func found(_ reason: String) -> [String] {
            remaining(
                rule("back-veto-misdirected", .warning, Finding("", at: place(1), reason: reason)),
                rule("exit-does-nothing", .warning, Finding("", at: place(1))))
        }
        #expect(found("self-call") == ["back-veto-misdirected"])
        #expect(found("wrong-screen") == ["back-veto-misdirected", "exit-does-nothing"])
    }

    @Test func aDroppedFindingDropsNothing() {
        // The modal's missing exit silences the other path's, which then must not silence the missing control of its own layer.
        let layer = Finding.Subject.layer("Checkout")
        let other = Finding.Subject.layer("Payment")
        #expect(
            remaining(
                rule("modal-without-exit", .warning, Finding("", at: place(1), subjects: [layer])),
                rule("exit-missing-on-one-path", .warning, Finding("", at: place(2), subjects: [layer, other])),
                rule("modal-without-close", .info, Finding("", at: place(3), subjects: [other])))
                == ["modal-without-exit", "modal-without-close"])
    }

    @Test func aChainOfWinnersIsTakenInOrder() {
        let call = Finding.Subject.transition("A present B")
        #expect(
            remaining(
                rule("presenter-is-busy", .warning, Finding("", at: place(1), subjects: [call])),
                rule("presentation-dropped", .warning, Finding("", at: place(2), subjects: [call])),
                rule("prompt-in-should-dismiss", .warning, Finding("", at: place(3), subjects: [call])))
                == ["prompt-in-should-dismiss"])
    }

    @Test func theScreenOfAFindingCountsUnlessASubjectNamesAnother() {
        func found(_ subjects: [Finding.Subject]) -> [String] {
            remaining(
                rule("hidden-bar-inherited", .warning, Finding("", at: place(1), screen: "List", subjects: subjects)),
                rule("back-hidden-without-exit", .warning, Finding("", at: place(2), screen: "List")))
        }
        #expect(found([]) == ["hidden-bar-inherited"])
        #expect(found([.screen("Detail")]) == ["hidden-bar-inherited", "back-hidden-without-exit"])
    }
}
