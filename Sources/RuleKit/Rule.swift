import Diagnostics
import FlowGraph
import FlowWalk

/// A family of rules; its raw value is the word in reports, its folder stands in `Rules`.
public enum Family: String, Codable, Sendable, CaseIterable {
    case modalVersusPush = "modal-versus-push"
    case deepLinks = "deep-links"
    case backExits = "back-exits"
    case nestedNavigation = "nested-navigation"
    case webViews = "web-views"
    case hierarchy
}

/// One navigation rule: a pure function from a placed flow to findings, and the card that documents and tests it.
///
/// A rule sees only the graph. It says where and what; id, severity, family and fingerprint are stamped by the engine.
public struct Rule: Sendable {
    public var id: String
    public var family: Family
    /// The severity of certain findings that name none of their own.
    public var severity: Severity
    /// What the configuration can set for it, besides the severity.
    public var options: [RuleOption]
    /// It runs only where the configuration gives it a severity or `--only` names it.
    public var isOptIn: Bool
    /// The card's text: Markdown, see `RuleCard`.
    public var card: String
    public var check: @Sendable (Flow, RuleOptions) -> [Finding]
    /// What a rule asks of an app that has been walked, rather than of its graph; run once a walk.
    public var checkWalk: (@Sendable (Walk, RuleOptions) -> [Finding])?

    public init(
        _ id: String, _ family: Family, _ severity: Severity, options: [RuleOption] = [], isOptIn: Bool = false, card: [UInt8],
        check: @escaping @Sendable (Flow, RuleOptions) -> [Finding]
    ) {
        self.id = id
        self.family = family
        self.severity = severity
        self.options = options
        self.isOptIn = isOptIn
        self.card = String(decoding: card, as: UTF8.self)
        self.check = check
    }

    /// A rule about what a walk has met: moments, and the moves between them. It says nothing where no walk is made.
    public static func walking(
        _ id: String, _ family: Family, _ severity: Severity, options: [RuleOption] = [], isOptIn: Bool = false, card: [UInt8],
        walk: @escaping @Sendable (Walk, RuleOptions) -> [Finding]
    ) -> Rule {
        var rule = Rule(id, family, severity, options: options, isOptIn: isOptIn, card: card, check: { _, _ in [] })
        rule.checkWalk = walk
        return rule
    }

    /// A rule without options.
    public init(
        _ id: String, _ family: Family, _ severity: Severity, isOptIn: Bool = false, card: [UInt8],
        check: @escaping @Sendable (Flow) -> [Finding]
    ) {
        self.init(id, family, severity, options: [], isOptIn: isOptIn, card: card) { flow, _ in check(flow) }
    }
}

/// What a rule reports.
public struct Finding: Sendable {
    /// What a finding is about, for precedence: of two findings about the same subject one may win (rules.md section 5).
    public enum Subject: Hashable, Sendable {
        case transition(String)
        case control(Span)
        case screen(String)
        /// A presented layer, by the screen at its root.
        case layer(String)
        case reference(String)
    }

    /// A headline that names the thing and states the fact; no full stop at the end is added.
    public var message: String
    /// The code to change.
    public var location: Span
    public var screen: String?
    /// The identity of the edge or control, for the fingerprint: a transition's id, a control's label. No line numbers.
    public var edge: String?
    public var certainty: Certainty
    /// Of the findings of one rule at one place only one is told, unless they differ in this.
    public var matter: String?
    /// The reason's name where the rule has several, such as `self-call`; precedence may depend on it.
    public var reason: String?
    /// For reasons with a severity of their own.
    public var severity: Severity?
    /// Where the screen stands when the finding holds; gives the witness path.
    public var standing: Standing?
    /// What leads to it, move by move; stands for the way to `standing`.
    public var trace: [Note]
    public var related: [Note]
    public var fix: String?
    public var subjects: [Subject]

    public init(
        _ message: String, at location: Span, screen: String? = nil, edge: String? = nil, certainty: Certainty = .certain,
        reason: String? = nil, severity: Severity? = nil, standing: Standing? = nil, trace: [Note] = [], related: [Note] = [],
        fix: String? = nil, subjects: [Subject] = []
    ) {
        self.message = message
        self.location = location
        self.screen = screen
        self.edge = edge
        self.certainty = certainty
        self.reason = reason
        self.severity = severity
        self.standing = standing
        self.trace = trace
        self.related = related
        self.fix = fix
        self.subjects = subjects
    }
}
