import Diagnostics
import FlowGraph

/// One option of a rule: its key in the configuration, what it does, and its value where nobody sets it.
public struct RuleOption: Hashable, Sendable {
    public var key: String
    /// One sentence for the schema and for `navlint explain`.
    public var summary: String
    public var standard: OptionValue

    public static func flag(_ key: String, _ summary: String, standard: Bool = false) -> RuleOption {
        RuleOption(key: key, summary: summary, standard: .flag(standard))
    }

    /// A whole number, 0 or greater.
    public static func number(_ key: String, _ summary: String, standard: Int) -> RuleOption {
        RuleOption(key: key, summary: summary, standard: .number(standard))
    }

    /// Names of types, functions, words or styles, as the summary says. What is set replaces the standard.
    public static func names(_ key: String, _ summary: String, standard: [String] = []) -> RuleOption {
        RuleOption(key: key, summary: summary, standard: .names(standard))
    }
}

/// The values of a rule's options in one run: what is set, else the standard.
///
/// A key that the rule does not declare, or asks for as another kind of value, has the empty value: false, 0, no names.
public struct RuleOptions: Sendable {
    private let values: [String: OptionValue]
    /// The team's own policy, the same for every rule.
    public let policies: [Policy]

    /// `set` holds only keys and kinds that `declared` has; others are passed over.
    public init(_ declared: [RuleOption], set: [String: OptionValue] = [:], policies: [Policy] = []) {
        self.policies = policies
        var values: [String: OptionValue] = [:]
        for option in declared { values[option.key] = option.standard }
        for (key, value) in set where values[key]?.isOfKind(of: value) == true { values[key] = value }
        self.values = values
    }

    public func flag(_ key: String) -> Bool {
        if case .flag(let value)? = values[key] { return value }
        return false
    }

    public func number(_ key: String) -> Int {
        if case .number(let value)? = values[key] { return value }
        return 0
    }

    public func names(_ key: String) -> Set<String> {
        if case .names(let value)? = values[key] { return Set(value) }
        return []
    }
}
