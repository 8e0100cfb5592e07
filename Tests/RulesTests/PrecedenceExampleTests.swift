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
        (
            [
                "modal-without-exit", "modal-exit-not-rendered", "exit-missing-on-one-path", "modal-without-close", "back-hidden-without-exit",
                "deep-link-without-exit", "deep-link-back-without-parent", "exit-does-nothing", "dismiss-reaches-nobody", "hidden-bar-inherited",
                "dismiss-bound-to-presenter", "unwind-target-not-behind", "unwind-action-missing", "back-does-not-return-to-parent",
                "segue-back-instead-of-unwind", "one-screen-two-ways",
            ], ["no-way-home", "link-without-way-home"]
        ),
        (["link-without-way-home"], ["no-way-home"]),
        (["unwind-target-not-behind"], ["back-skips-level", "back-and-swipe-disagree"]),
        (
            [
                "back-does-not-return-to-parent", "one-screen-two-ways", "back-chevron-on-modal", "exit-does-nothing", "segue-back-instead-of-unwind",
                "web-back-and-swipe-disagree", "custom-back-kills-swipe", "dismiss-reaches-nobody", "deep-link-back-without-parent",
                "web-history-misread",
            ], ["back-skips-level", "back-and-swipe-disagree"]
        ),
        (["web-back-and-swipe-disagree", "web-swipe-conflict"], ["back-and-swipe-disagree"]),
        (["back-skips-level"], ["back-and-swipe-disagree"]),
        (["dismiss-closes-wrong-layer", "confirm-bypassed-by-gesture", "swipe-skips-close", "exit-does-nothing"], ["closing-changes-place"]),
        (
            [
                "deep-link-push-under-modal", "base-moves-under-modal", "deep-link-ends-nowhere", "presenter-is-busy", "presentation-dropped",
                "cold-launch-link-dropped",
            ], ["link-misses-screen", "place-moves-under-layer"]
        ),
        (["repeated-push", "segue-back-instead-of-unwind"], ["round-trip-grows-stack"]),
    ]

    /// Crashes drop whatever is said of the same call.
    static let crashes = [
        "unpushable-controller", "controller-already-in-hierarchy", "storyboard-reference-missing", "action-sheet-without-anchor", "back-veto-misdirected",
    ]

    /// Pairs that both find something in one of the examples.
    static let seen: [Pair] = pairs(of: [
        "one-screen-two-ways": ["deep-link-without-exit", "back-does-not-return-to-parent", "exit-does-nothing"],
        "modal-exit-not-rendered": ["back-chevron-on-modal"],
        "modal-without-exit": ["modal-without-close", "exit-missing-on-one-path", "deep-link-without-exit", "exit-does-nothing"],
        "exit-missing-on-one-path": ["modal-without-close"],
        "deep-link-without-exit": ["exit-does-nothing"],
        "back-hidden-without-exit": ["exit-does-nothing", "link-without-way-home"],
        "unwind-target-not-behind": ["back-and-swipe-disagree"],
        "deep-link-back-without-parent": ["back-chevron-on-modal", "exit-does-nothing"],
        "dismiss-reaches-nobody": ["exit-does-nothing"],
        "confirm-bypassed-by-gesture": ["edits-lost-on-swipe-dismiss", "swipe-skips-close"],
        "edits-lost-on-swipe-dismiss": ["swipe-skips-close"],
        "pushed-task-with-cancel": ["custom-back-kills-swipe"],
        "web-back-and-swipe-disagree": ["custom-back-kills-swipe"],
        "segue-back-instead-of-unwind": ["back-does-not-return-to-parent"],
        "prompt-in-should-dismiss": ["presentation-dropped"],
        "presentation-dropped": ["top-controller-walk-stops-short"],
        "top-controller-walk-stops-short": ["presenter-is-busy"],
        "deep-link-push-under-modal": ["base-moves-under-modal", "deep-link-ends-nowhere"],
    ])

    /// Crashes that keep another finding back in one of the examples.
    static let seenCrashes: [Pair] = pairs(of: [
        "controller-already-in-hierarchy": ["modal-exit-not-rendered"], "unpushable-controller": ["push-without-stack"],
    ])

    /// Pairs that no code can have, by what the two rules ask for; the table says what would be told.
    static let apart: [(pairs: [String: [String]], reason: String)] = [
        (["one-screen-two-ways": ["back-chevron-on-modal"]], "one asks that the screen is pushed too, the other that it is only presented"),
        (["modal-exit-not-rendered": ["modal-without-exit", "modal-without-close"]], "an exit that nobody draws is one to the others; a mere title is another cause"),
        (["modal-exit-not-rendered": ["exit-missing-on-one-path"]], "an item that is taken away again is not always there, which the first asks for"),
        (["hidden-bar-inherited": ["back-hidden-without-exit"]], "the first leaves screens alone that hide the bar or Back themselves, the other looks at no others"),
        (["web-history-misread": ["custom-back-kills-swipe", "exit-does-nothing"]], "a Back that only walks through pages has no exit, which the others judge"),
        (["web-history-misread": ["back-hidden-without-exit"]], "the other leaves screens with a page alone"),
        (["modal-step-loses-back": ["custom-back-kills-swipe"]], "the first asks that nothing leads one step back, the other that a control does"),
        (["back-does-not-return-to-parent": ["custom-back-kills-swipe"]], "the control leads one level up for the other, elsewhere for the first"),
        (["web-back-and-swipe-disagree": ["web-swipe-conflict"]], "pages are swiped through where the stack is not, or the stack where pages are not"),
        (["show-becomes-modal": ["push-without-stack"]], "no verb is both an adaptive show and a push"),
        (["split-detail-without-stack": ["push-without-stack"]], "what fills a column is in no layer without a stack: collapsed, it is pushed"),
        (["container-lookup-always-nil": ["push-without-stack"]], "the one is about a container, the other about screens that are none"),
        (["unwind-action-missing": ["storyboard-dead-element"]], "a segue is none of the elements that can be dead"),
        (["hosted-stack-in-navigation-controller": ["nested-navigation-stack"]], "the other leaves hosted views alone"),
        (["prompt-in-should-dismiss": ["top-controller-walk-stops-short", "presenter-is-busy"]], "UIKit asks because of the user's drag, on what is presented"),
        (["presentation-dropped": ["presenter-is-busy"]], "of two in a row the first is told of by the other, and a dismissal before deals with what is above"),
        (["pop-gesture-delegate-unguarded": ["back-veto-misdirected"]], "a delegate that asks the screen's own state is taken for one that may test the depth"),
    ]

    private static func pairs(of table: [String: [String]]) -> [Pair] {
        table.keys.sorted().flatMap { keeps in (table[keeps] ?? []).map { Pair(keeps: keeps, drops: $0) } }
    }

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
        let missing = (Self.seen + Self.seenCrashes).filter { !Self.met.contains($0) }
        #expect(missing.isEmpty, "no example has \(missing.map(\.description).joined(separator: ", "))")
    }

    /// What walks find: it yields to whatever another rule tells of the same place, whether or not an example has both.
    static let walked: Set<String> = [
        "back-and-swipe-disagree", "back-skips-level", "closing-changes-place", "link-misses-screen", "link-without-way-home", "no-way-home",
        "place-moves-under-layer", "round-trip-grows-stack",
    ]

    /// Each pair of the catalogue's table meets in an example, or a reason says why it cannot.
    @Test func everyPairIsAccountedFor() {
        let apart = Self.apart.flatMap { Self.pairs(of: $0.pairs) }
        #expect(Set(Self.seen).isDisjoint(with: apart))
        let pairs = Self.pairs.filter { !Self.walked.contains($0.drops) }
        #expect(Set(pairs).subtracting(Self.seen).subtracting(apart).map(\.description).sorted() == [])
        #expect(Set(apart).intersection(Self.met).map(\.description).sorted() == [], "these meet after all")
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
