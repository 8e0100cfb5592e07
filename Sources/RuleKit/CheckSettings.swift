import Diagnostics
import FlowGraph
import FlowWalk

/// What a team has set for the rules and their findings.
public struct CheckSettings: Sendable {
    /// Findings that are no defects. One must match all that is given.
    public struct Ignored: Sendable {
        public var rule: String
        public var screen: String?
        public var edge: String?
        public var reason: String?
        /// Where the entry stands, to tell that it is idle.
        public var location: Span
        /// Whether it is about the file of this path, relative to the linted root.
        public var covers: @Sendable (String) -> Bool

        public init(
            rule: String, screen: String? = nil, edge: String? = nil, reason: String? = nil, location: Span, covers: @escaping @Sendable (String) -> Bool = { _ in true }
        ) {
            self.rule = rule
            self.screen = screen
            self.edge = edge
            self.reason = reason
            self.location = location
            self.covers = covers
        }
    }

    /// Values of options by rule and key.
    public var options: [String: [String: OptionValue]] = [:]
    /// The severity that stands for a rule's default one.
    public var severities: [String: Severity] = [:]
    public var policies: [Policy] = []
    public var ignored: [Ignored] = []
    /// What comments and notes say, the sources over.
    public var remarks: [Remark] = []
    /// The ids of all rules, whether they run or not. Needed where there are remarks.
    public var knownRules: Set<String> = []
    /// The whole project is looked at, so that what keeps nothing back is good for nothing.
    public var isWhole = true
    /// Whether findings in the file of this path, relative to the linted root, are kept back.
    public var hides: @Sendable (String) -> Bool = { _ in false }
    /// How far the app is walked for the rules that ask for it; nil for not at all.
    public var walk: WalkBounds? = .small
    /// Shows findings that are only possible.
    public var pedantic = false

    public init(pedantic: Bool = false) { self.pedantic = pedantic }
}

/// What a run of the rules gives.
public struct CheckResult: Sendable {
    /// A finding that someone keeps back.
    public struct KeptBack: Sendable {
        public var diagnostic: Diagnostic
        /// A comment or note in the sources, or an entry of a file beside them.
        public var isInSource: Bool
        public var reason: String?
    }

    /// A finding that is not told, because another one tells its cause.
    public struct Dropped: Sendable {
        public var diagnostic: Diagnostic
        public var by: Diagnostic
    }

    public var diagnostics: [Diagnostic]
    /// In the order in which the rules found them.
    public var dropped: [Dropped]
    /// In report order.
    public var keptBack: [KeptBack]
    /// The places of those entries of `ignored` that kept nothing back although their rule ran.
    public var idle: [Span]

    /// How many findings comments, notes, flow files and the configuration keep back.
    public var suppressed: Int { keptBack.count }
}
