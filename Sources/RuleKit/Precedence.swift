import Diagnostics

/// Which of several findings with one cause is kept (rules.md section 5).
///
/// Rows are applied in order. In each row the findings of the first rule named drop theirs, then what is left of the second, and so
/// on; a finding never drops another one of its own rule. Rows that name absent rules do nothing.
public struct Precedence: Sendable {
    public struct Row: Sendable {
        public var keeps: [Winner]
        public var drops: Losers
        public var scope: Scope
    }

    /// A rule, or only its findings of one reason.
    public struct Winner: Hashable, Sendable {
        public var rule: String
        public var reason: String?
    }

    public enum Losers: Hashable, Sendable {
        case anything
        case rules([String])
    }

    /// What two findings must share.
    public enum Scope: Sendable {
        /// The call or element: a transition, a control, a reference, or simply the place.
        case site
        /// The control; without one named, the place.
        case control
        case transition
        /// The presented layer.
        case layer
        /// The screen; without one among the subjects, the one the finding is about.
        case screen
        case reference
    }

    public var rows: [Row]

    public init(rows: [Row]) { self.rows = rows }
}

extension Precedence.Winner: ExpressibleByStringLiteral {
    /// `rule-id`, or `rule-id/reason`.
    public init(stringLiteral text: String) {
        let parts = text.split(separator: "/", maxSplits: 1).map(String.init)
        self.init(rule: parts.first ?? text, reason: parts.count > 1 ? parts[1] : nil)
    }
}

extension Precedence {
    /// The table of rules.md section 5, in its order.
    public static let standard = Precedence(rows: [
        // A crash says all there is to say about a call.
        row(
            [
                "unpushable-controller", "controller-already-in-hierarchy", "storyboard-reference-missing",
                "action-sheet-without-anchor", "back-veto-misdirected/self-call",
            ], drop: .anything, on: .site),
        row(
            ["one-screen-two-ways"],
            drop: ["back-chevron-on-modal", "deep-link-without-exit", "back-does-not-return-to-parent", "exit-does-nothing"],
            on: .control),
        row(
            ["modal-exit-not-rendered"],
            drop: ["modal-without-exit", "back-chevron-on-modal", "modal-without-close", "exit-missing-on-one-path"], on: .layer),
        row(["modal-without-exit", "exit-missing-on-one-path"], drop: ["modal-without-close", "exit-missing-on-one-path"], on: .layer),
        // A layer that nothing closes is told once, whoever opens it.
        row(["modal-without-exit"], drop: ["deep-link-without-exit"], on: .screen),
        row(["hidden-bar-inherited"], drop: ["back-hidden-without-exit"], on: .screen),
        row(["modal-without-exit", "deep-link-without-exit", "back-hidden-without-exit"], drop: ["exit-does-nothing"], on: .screen),
        row(["deep-link-back-without-parent"], drop: ["back-chevron-on-modal", "exit-does-nothing"], on: .control),
        row(
            ["web-history-misread/dead-back"], drop: ["custom-back-kills-swipe", "back-hidden-without-exit", "exit-does-nothing"],
            on: .control),
        row(["dismiss-reaches-nobody"], drop: ["exit-does-nothing"], on: .control),
        row(
            ["confirm-bypassed-by-gesture", "edits-lost-on-swipe-dismiss"], drop: ["edits-lost-on-swipe-dismiss", "swipe-skips-close"],
            on: .screen),
        row(["pushed-task-with-cancel", "modal-step-loses-back"], drop: ["custom-back-kills-swipe"], on: .screen),
        row(["back-does-not-return-to-parent"], drop: ["custom-back-kills-swipe"], on: .control),
        row(["web-back-and-swipe-disagree"], drop: ["custom-back-kills-swipe", "web-swipe-conflict"], on: .screen),
        row(
            ["show-becomes-modal", "split-detail-without-stack", "container-lookup-always-nil/is-a-container"],
            drop: ["push-without-stack"], on: .transition),
        row(["segue-back-instead-of-unwind"], drop: ["back-does-not-return-to-parent"], on: .transition),
        row(["unwind-action-missing"], drop: ["storyboard-dead-element"], on: .site),
        row(["hosted-stack-in-navigation-controller"], drop: ["nested-navigation-stack"], on: .screen),
        row(
            ["prompt-in-should-dismiss", "presentation-dropped", "top-controller-walk-stops-short"],
            drop: ["presentation-dropped", "top-controller-walk-stops-short", "presenter-is-busy"], on: .site),
        row(["deep-link-push-under-modal"], drop: ["base-moves-under-modal", "deep-link-ends-nowhere"], on: .transition),
        row(["pop-gesture-delegate-unguarded"], drop: ["back-veto-misdirected"], on: .reference),
        // What the graph tells, a walk need not tell again.
        row(
            [
                "modal-without-exit", "modal-exit-not-rendered", "exit-missing-on-one-path", "modal-without-close", "back-hidden-without-exit",
                "deep-link-without-exit", "deep-link-back-without-parent", "exit-does-nothing", "dismiss-reaches-nobody", "hidden-bar-inherited",
                "dismiss-bound-to-presenter", "unwind-target-not-behind", "unwind-action-missing", "back-does-not-return-to-parent",
                "segue-back-instead-of-unwind", "one-screen-two-ways",
            ], drop: ["no-way-home", "link-without-way-home"], on: .screen),
        row(["link-without-way-home"], drop: ["no-way-home"], on: .screen),
        row(["unwind-target-not-behind"], drop: ["back-skips-level", "back-and-swipe-disagree"], on: .screen),
        row(
            [
                "back-does-not-return-to-parent", "one-screen-two-ways", "back-chevron-on-modal", "exit-does-nothing", "segue-back-instead-of-unwind",
                "web-back-and-swipe-disagree", "custom-back-kills-swipe", "dismiss-reaches-nobody", "deep-link-back-without-parent",
                "web-history-misread",
            ], drop: ["back-skips-level", "back-and-swipe-disagree"], on: .control),
        row(["web-back-and-swipe-disagree", "web-swipe-conflict"], drop: ["back-and-swipe-disagree"], on: .screen),
        row(["back-skips-level"], drop: ["back-and-swipe-disagree"], on: .control),
        row(
            ["dismiss-closes-wrong-layer", "confirm-bypassed-by-gesture", "swipe-skips-close", "exit-does-nothing"],
            drop: ["closing-changes-place"], on: .site),
        row(
            [
                "deep-link-push-under-modal", "base-moves-under-modal", "deep-link-ends-nowhere", "presenter-is-busy", "presentation-dropped",
                "cold-launch-link-dropped",
            ], drop: ["link-misses-screen", "place-moves-under-layer"], on: .transition),
        row(["repeated-push", "segue-back-instead-of-unwind"], drop: ["round-trip-grows-stack"], on: .transition),
    ])

    private static func row(_ keeps: [Winner], drop losers: Losers, on scope: Scope) -> Row {
        Row(keeps: keeps, drops: losers, scope: scope)
    }
}

extension Precedence.Losers: ExpressibleByArrayLiteral {
    public init(arrayLiteral rules: String...) { self = .rules(rules) }

    func contain(_ rule: String) -> Bool {
        switch self {
        case .anything: true
        case .rules(let rules): rules.contains(rule)
        }
    }
}

extension Precedence {
    /// For each finding, in the order given, the place of the one that drops it; nil for those that stay.
    func droppers(among findings: [(rule: String, finding: Finding)]) -> [Int?] {
        var droppers: [Int?] = Array(repeating: nil, count: findings.count)
        for row in rows where findings.contains(where: { finding in row.keeps.contains { $0.matches(finding) } }) {
            let subjects = findings.map { row.scope.subjects(of: $0.finding) }
            for winner in row.keeps {
                for index in findings.indices where droppers[index] == nil && winner.matches(findings[index]) {
                    for other in findings.indices where droppers[other] == nil && findings[other].rule != winner.rule {
                        guard row.drops.contain(findings[other].rule) else { continue }
                        if !subjects[index].isDisjoint(with: subjects[other]) { droppers[other] = index }
                    }
                }
            }
        }
        return droppers
    }
}

extension Precedence.Winner {
    fileprivate func matches(_ candidate: (rule: String, finding: Finding)) -> Bool {
        candidate.rule == rule && (reason == nil || candidate.finding.reason == reason)
    }
}

extension Precedence.Scope {
    fileprivate func subjects(of finding: Finding) -> Set<Finding.Subject> {
        let place = Finding.Subject.control(finding.location)
        var subjects = Set(finding.subjects.filter(covers))
        switch self {
        case .site: subjects.insert(place)
        case .control where subjects.isEmpty: subjects.insert(place)
        case .screen where subjects.isEmpty: if let screen = finding.screen { subjects.insert(.screen(screen)) }
        default: break
        }
        return subjects
    }

    private func covers(_ subject: Finding.Subject) -> Bool {
        switch (self, subject) {
        case (.site, .transition), (.site, .control), (.site, .reference), (.control, .control), (.transition, .transition),
            (.layer, .layer), (.screen, .screen), (.reference, .reference):
            true
        default: false
        }
    }
}
