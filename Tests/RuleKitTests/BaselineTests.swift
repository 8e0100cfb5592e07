import Diagnostics
import Testing

@Suite struct BaselineTests {
    private func finding(
        _ rule: String = "a-rule", screen: String? = "Cart", edge: String? = "Cart push Item", line: Int = 1, path: String = "A.swift", message: String = "odd"
    ) -> Diagnostic {
        Diagnostic(
            rule: rule, family: "hierarchy", severity: .warning, certainty: .certain, message: message, location: Span(path: path, line: line, column: 1),
            screen: screen, edge: edge, fingerprint: "x")
    }

    @Test func linesFilesAndWordsAreNoPartOfAFinding() {
        let baseline = Baseline(of: [finding()])
        let comparison = baseline.compare(with: [finding(line: 40, path: "Moved/B.swift", message: "said otherwise")])
        #expect(comparison.new.isEmpty && comparison.vanished.isEmpty)
        #expect(comparison.known.count == 1)
    }

    @Test func ruleScreenAndEdgeAre() {
        let baseline = Baseline(of: [finding()])
        for other in [finding("b-rule"), finding(screen: "Item"), finding(edge: "Cart present Item"), finding(edge: nil)] {
            let comparison = baseline.compare(with: [other])
            #expect(comparison.new.count == 1 && comparison.vanished.count == 1)
        }
    }

    /// The ordinal of a transition's id follows the order of files.
    @Test func ordinalsAreCountedInsteadOfTold() {
        let baseline = Baseline(of: [finding(edge: "Cart push Item"), finding(edge: "Cart push Item #2")])
        #expect(baseline.entries.map(\.count) == [2])
        #expect(baseline.compare(with: [finding(edge: "Cart push Item #7")]).vanished.map(\.count) == [1])
        let more = baseline.compare(with: [finding(line: 1), finding(line: 2), finding(line: 3)])
        #expect(more.new.map(\.location.line) == [3])
    }

    @Test func theMessageTellsOnlyWhatNothingElseDoes() {
        let baseline = Baseline(of: [finding(screen: nil, edge: nil, message: "there is no storyboard “A”")])
        #expect(baseline.compare(with: [finding(screen: nil, edge: nil, message: "there is no storyboard “B”")]).new.count == 1)
        #expect(baseline.compare(with: [finding(screen: nil, edge: nil, path: "C.swift", message: "there is no storyboard “A”")]).new.isEmpty)
    }

    @Test func takingOutOnlyShrinks() {
        let baseline = Baseline(of: [finding(), finding(), finding("b-rule")])
        let gone = baseline.compare(with: [finding(), finding("c-rule")]).vanished
        let shrunk = baseline.without(gone)
        #expect(shrunk.entries.map { ($0.key.rule) } == ["a-rule"])
        #expect(shrunk.total == 1)
        #expect(baseline.without([]) == baseline)
    }

    @Test func theOrderOfFindingsDoesNotMatter() {
        let findings = [finding("b-rule"), finding(path: "Z.swift"), finding(path: "B.swift"), finding(screen: "Able")]
        #expect(Baseline(of: findings) == Baseline(of: findings.reversed()))
    }
}
