import Diagnostics
import FlowGraph
import FlowLoader
import Foundation
import RuleKit
import Rules
import TestSupport
import Testing

/// The table that says which finding of one cause is told (rules.md section 5): each of its lines drops what it says, and does so in the
/// examples where both rules find something.
@Suite struct PrecedenceExampleTests {
    struct Pair: Hashable, CustomStringConvertible {
        var keeps: String
        var drops: String
        var description: String { "\(keeps) over \(drops)" }
    }

    /// What the table says, a line each; rules that are named on both sides of a line drop each other in that order.
    static let table: [(keeps: [String], drops: [String])] = [
        (["one-screen-two-ways"], ["back-chevron-on-modal", "deep-link-without-exit", "back-does-not-return-to-parent", "exit-does-nothing"]),
        (["modal-exit-not-rendered"], ["modal-without-exit", "back-chevron-on-modal", "modal-without-close", "exit-missing-on-one-path"]),
        (["modal-without-exit", "exit-missing-on-one-path"], ["modal-without-close", "exit-missing-on-one-path"]),
        (["modal-without-exit"], ["deep-link-without-exit"]),
        (["hidden-bar-inherited"], ["back-hidden-without-exit"]),
        (["modal-without-exit", "deep-link-without-exit", "back-hidden-without-exit"], ["exit-does-nothing"]),
        (["deep-link-back-without-parent"], ["back-chevron-on-modal", "exit-does-nothing"]),
        (["web-history-misread"], ["custom-back-kills-swipe", "back-hidden-without-exit", "exit-does-nothing"]),
        (["dismiss-reaches-nobody"], ["exit-does-nothing"]),
        (["confirm-bypassed-by-gesture", "edits-lost-on-swipe-dismiss"], ["edits-lost-on-swipe-dismiss", "swipe-skips-close"]),
        (["pushed-task-with-cancel", "modal-step-loses-back"], ["custom-back-kills-swipe"]),
        (["back-does-not-return-to-parent"], ["custom-back-kills-swipe"]),
        (["web-back-and-swipe-disagree"], ["custom-back-kills-swipe", "web-swipe-conflict"]),
        (["show-becomes-modal", "split-detail-without-stack", "container-lookup-always-nil"], ["push-without-stack"]),
        (["segue-back-instead-of-unwind"], ["back-does-not-return-to-parent"]),
        (["unwind-action-missing"], ["storyboard-dead-element"]),
        (["hosted-stack-in-navigation-controller"], ["nested-navigation-stack"]),
        (["prompt-in-should-dismiss", "presentation-dropped", "top-controller-walk-stops-short"],
            ["presentation-dropped", "top-controller-walk-stops-short", "presenter-is-busy"]),
        (["deep-link-push-under-modal"], ["base-moves-under-modal", "deep-link-ends-nowhere"]),
        (["pop-gesture-delegate-unguarded"], ["back-veto-misdirected"]),
    ]

    /// Crashes drop whatever is said of the same call.
    static let crashes = [
        "unpushable-controller", "controller-already-in-hierarchy", "storyboard-reference-missing", "action-sheet-without-anchor", "back-veto-misdirected",
    ]

    /// Pairs that both find something in one of the examples; in the others the rules' own conditions mostly keep them apart already.
    static let seen: [Pair] = [
        Pair(keeps: "deep-link-without-exit", drops: "exit-does-nothing"), Pair(keeps: "deep-link-back-without-parent", drops: "back-chevron-on-modal"),
        Pair(keeps: "deep-link-back-without-parent", drops: "exit-does-nothing"),
        Pair(keeps: "web-back-and-swipe-disagree", drops: "custom-back-kills-swipe"),
        Pair(keeps: "segue-back-instead-of-unwind", drops: "back-does-not-return-to-parent"),
        Pair(keeps: "top-controller-walk-stops-short", drops: "presenter-is-busy"),
    ]

    static var pairs: [Pair] {
        table.flatMap { line in
            line.keeps.enumerated().flatMap { index, winner in
                let before = Set(line.keeps[...index])
                return line.drops.filter { !before.contains($0) }.map { Pair(keeps: winner, drops: $0) }
            }
        }
    }

    /// What is dropped anywhere in the examples.
    static let met: Set<Pair> = {
        let base = Repository.root.appendingPathComponent(ExampleTests.folder)
        var all: [[SourceFile]] = ExampleTests.examples.map { example in
            let folder = base.appendingPathComponent(example)
            let paths = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
            return paths.filter { SourceLanguage(path: $0) != nil }.compactMap { path in
                (try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)).map { SourceFile(path: path, text: $0) }
            }
        }
        for rule in allRules {
            let card = RuleCard(rule.card)
            all += (card.wrong + card.right).map { $0.files.map { SourceFile(path: $0.path, text: $0.text) } }
        }
        for app in Repository.folders(in: "Fixtures") { if let files = try? Repository.sources(under: "Fixtures/\(app)") { all.append(files) } }
        var found: Set<Pair> = []
        for files in all {
            for drop in dropped(in: files, rules: allRules) { found.insert(Pair(keeps: drop.by.rule, drops: drop.diagnostic.rule)) }
        }
        return found
    }()

    /// Two findings about one thing, one of each rule of the pair: only the first is told.
    @Test func eachLineDropsWhatItSays() {
        for pair in Self.pairs + Self.crashes.map({ Pair(keeps: $0, drops: "push-without-stack") }) {
            let place = Span(path: "A.swift", line: 1, column: 1)
            let subjects: [Finding.Subject] = [.transition("A push B"), .control(place), .screen("A"), .layer("A"), .reference("A")]
            let reason = Precedence.standard.rows.flatMap(\.keeps).first { $0.rule == pair.keeps && $0.reason != nil }?.reason
            let rules = [pair.drops, pair.keeps].map { id in
                Rule(id, .hierarchy, .warning, card: []) { _ in
                    [Finding(id, at: place, screen: "A", reason: id == pair.keeps ? reason : nil, subjects: subjects)]
                }
            }
            let told = check(rules, Flow(FlowGraph())).map(\.rule)
            #expect(told == [pair.keeps], "\(pair): \(told)")
        }
    }

    @Test func examplesHaveThePairsThatMeet() {
        let missing = Self.seen.filter { !Self.met.contains($0) }
        #expect(missing.isEmpty, "no example has \(missing.map(\.description).joined(separator: ", "))")
    }

    @Test func theTableIsTheOneInForce() {
        let rows = Precedence.standard.rows.filter { row in !row.keeps.contains { Self.crashes.contains($0.rule) } }.prefix(Self.table.count)
        for (row, line) in zip(rows, Self.table) {
            let keeps: [String] = row.keeps.map { $0.rule }
            #expect(keeps == line.keeps)
            guard case .rules(let drops) = row.drops else { continue }
            #expect(drops == line.drops)
        }
        #expect(rows.count == Self.table.count)
    }
}
