import Diagnostics
import FlowGraph

extension LintConfiguration {
    /// A key that the file may have: what stands there, and what it is for. The reader accepts these keys and no others; the schema for
    /// editors is made from them.
    public struct Key: Sendable {
        public var name: String
        /// One sentence.
        public var summary: String
        public var form: Form
    }

    /// What a value may be.
    public indirect enum Form: Sendable {
        case anything
        /// The one version that is read.
        case version
        case text
        case nonEmptyText
        /// A word of the user's own, without blanks.
        case name
        case rule
        case oneOf([String])
        case names
        /// A string, or a list of strings; with known ones, only those.
        case oneOrMore([String])
        case depth
        case object([Key])
        case list(of: Form)
        /// Keys of the user's own.
        case map(to: Form)
        /// Rules by id: a level, or an object with the severity and the rule's options.
        case rules(levels: [String])
        case policy([Key])
        case ignored([Key])
    }

    public static let keys = [
        Key(name: "$schema", summary: "The schema, for editors.", form: .anything),
        Key(name: "version", summary: "The version of this format: 1.", form: .version),
        Key(
            name: "rules", summary: "Rules by id: a severity, off, or an object with the severity and options.",
            form: .rules(levels: ConfigurationReader.Level.allCases.map(\.rawValue))),
        Key(name: "include", summary: "Only these paths are read, relative to this file's folder.", form: .names),
        Key(name: "exclude", summary: "These paths are not read.", form: .names),
        Key(name: "unreported", summary: "These paths are read, and nothing is reported in them.", form: .names),
        Key(name: "functions", summary: "What functions of yours do, where linking cannot follow them.", form: .object(functionKeys)),
        Key(
            name: "entries", summary: "Functions that the system or a library calls from outside, with the kind of entry.",
            form: .map(to: .oneOf(Entry.Kind.allCases.map(\.rawValue)))),
        Key(name: "systemScreens", summary: "Classes that bring their own way out.", form: .names),
        Key(name: "roles", summary: "Roles of screens by class or scene: compose, detail, signIn or words of your own.", form: .map(to: .name)),
        Key(name: "policy", summary: "What the team has agreed; checked by the rule team-policy.", form: .list(of: .policy(policyKeys))),
        Key(name: "ignore", summary: "Findings that are no defects.", form: .list(of: .ignored(ignoreKeys))),
        Key(name: "baseline", summary: "The baseline whose findings are hidden, relative to this file's folder.", form: .nonEmptyText),
    ]

    static let functionKeys = [
        Key(name: "exit", summary: "They leave the screen or close its layer.", form: .names),
        Key(name: "wrapper", summary: "They put a navigation container around what they are given, or bring one.", form: .names),
        Key(name: "restorer", summary: "They keep the back swipe working.", form: .names),
        Key(name: "confirm", summary: "They ask before work is thrown away.", form: .names),
        Key(name: "log", summary: "They only log.", form: .names),
        Key(name: "present", summary: "They present what they are given.", form: .names),
        Key(name: "anchor", summary: "They give a popover or action sheet its anchor.", form: .names),
    ]

    static let wayKeys = [
        Key(name: "from", summary: "Where it starts: ids, classes, role:NAME, entry:KIND, or patterns with *.", form: .oneOrMore([])),
        Key(name: "to", summary: "Where it leads.", form: .oneOrMore([])),
        Key(name: "verb", summary: "How it gets there.", form: .oneOrMore(VerbGroup.allCases.map(\.rawValue) + Verb.allCases.map(\.rawValue))),
        Key(name: "through", summary: "What a way of several steps passes.", form: .oneOrMore([])),
    ]

    static let policyKeys: [Key] = {
        let stands = Policy.Stand.allCases.map(\.rawValue)
        return [
            Key(name: "forbid", summary: "No such transition.", form: .object(wayKeys)),
            Key(name: "require", summary: "There is such a transition; with through, every way passes it.", form: .object(wayKeys)),
            Key(name: "only", summary: "Whatever leads there is of this kind.", form: .object(wayKeys)),
            Key(name: "screen", summary: "The screen that never, always and maxDepth speak of.", form: .nonEmptyText),
            Key(name: "never", summary: "How the screen never stands.", form: .oneOf(stands)),
            Key(name: "always", summary: "How the screen always stands.", form: .oneOf(stands)),
            Key(name: "maxDepth", summary: "How deep it may lie; the window's root is at 1.", form: .depth),
            Key(name: "reason", summary: "Why; findings quote it.", form: .nonEmptyText),
            Key(name: "severity", summary: "warning by default.", form: .oneOf(Severity.allCases.map(\.rawValue))),
        ]
    }()

    static let ignoreKeys = [
        Key(name: "rule", summary: "The rule's id.", form: .rule),
        Key(name: "screen", summary: "The screen it is about.", form: .text),
        Key(name: "edge", summary: "The transition or control it is about.", form: .text),
        Key(name: "path", summary: "The files it is in, relative to this file's folder.", form: .text),
        Key(name: "reason", summary: "Why it is no defect.", form: .text),
    ]
}

extension [LintConfiguration.Key] {
    var names: [String] { map(\.name) }
}
