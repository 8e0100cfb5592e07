/// How bad a finding is. `error` is kept for a crash or a surface nobody can leave, and certain facts.
public enum Severity: String, Codable, Sendable, CaseIterable, Comparable {
    case info, warning, error

    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
    private var rank: Int { self == .info ? 0 : self == .warning ? 1 : 2 }
}

/// How well the facts behind a finding or a transition are known.
///
/// `certain`: literals and resolved types only. `likely`: one inference. `possible`: hidden unless asked for.
public enum Certainty: String, Codable, Sendable, CaseIterable, Comparable {
    case possible, likely, certain

    public static func < (a: Certainty, b: Certainty) -> Bool { a.rank < b.rank }
    private var rank: Int { self == .possible ? 0 : self == .likely ? 1 : 2 }
}

/// A sentence about a place: one step of a witness path, or a related place.
public struct Note: Hashable, Codable, Sendable {
    public var message: String
    public var location: Span

    public init(_ message: String, at location: Span) {
        self.message = message
        self.location = location
    }
}

/// A finding as people and tools see it.
public struct Diagnostic: Hashable, Codable, Sendable {
    /// The rule's id, such as `unpushable-controller`.
    public var rule: String
    /// The rule's family, such as `modal-versus-push`.
    public var family: String
    public var severity: Severity
    public var certainty: Certainty
    /// One sentence that names the thing and states the fact.
    public var message: String
    public var location: Span
    /// The id of the screen the finding is about, where there is one.
    public var screen: String?
    /// The identity of the transition or control it is about, where there is one. No line numbers.
    public var edge: String?
    /// How the screen comes to stand where the finding needs it to stand, from the window on.
    public var path: [Note]
    /// The same way on one line: `window → MainTabs[1] → nav → Cart ⇒ sheet → nav → Checkout`.
    public var witness: String?
    /// Other places that belong to the finding, such as where it would be mended.
    public var related: [Note]
    /// What to do about it, in one sentence.
    public var fix: String?
    /// Stable identity: made of rule, screen and edge; no line number, no path order.
    public var fingerprint: String

    public init(
        rule: String, family: String, severity: Severity, certainty: Certainty, message: String, location: Span,
        screen: String? = nil, edge: String? = nil, path: [Note] = [], witness: String? = nil, related: [Note] = [], fix: String? = nil,
        fingerprint: String
    ) {
        self.rule = rule
        self.family = family
        self.severity = severity
        self.certainty = certainty
        self.message = message
        self.location = location
        self.screen = screen
        self.edge = edge
        self.path = path
        self.witness = witness
        self.related = related
        self.fix = fix
        self.fingerprint = fingerprint
    }
}

extension Diagnostic {
    /// The order of every report: path, line, column, rule, message.
    public static func inReportOrder(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
        if a.location != b.location { return a.location < b.location }
        return (a.rule, a.message, a.fingerprint) < (b.rule, b.message, b.fingerprint)
    }
}

/// What a run looked at, for the summary of every format.
public struct Summary: Hashable, Codable, Sendable {
    public var files = 0
    public var screens = 0
    public var transitions = 0
    /// Transitions whose target or receiver could not be told.
    public var unresolved = 0
    /// Screens not every construction of which could be resolved; "only" and "never" rules stay silent on them.
    public var openScreens = 0
    /// Actions of screens that could not be followed; they may be ways out.
    public var opaqueActions = 0
    public var suppressed = 0
    public var baselined = 0

    public init() {}

    /// “Only” and “never” rest on knowing every construction of a screen: past half they say little.
    public var isMostlyOpen: Bool { openScreens * 2 > screens }
}
