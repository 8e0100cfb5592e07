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
        /// Where the entry stands, to tell that it is idle.
        public var location: Span
        /// Whether it is about the file of this path, relative to the linted root.
        public var covers: @Sendable (String) -> Bool

        public init(
            rule: String, screen: String? = nil, edge: String? = nil, location: Span, covers: @escaping @Sendable (String) -> Bool = { _ in true }
        ) {
            self.rule = rule
            self.screen = screen
            self.edge = edge
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
    public var diagnostics: [Diagnostic]
    /// How many findings the configuration keeps back.
    public var suppressed: Int
    /// The places of those entries of `ignored` that kept nothing back.
    public var idle: [Span]
}
