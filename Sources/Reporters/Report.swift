import Diagnostics

/// One run as every format tells it.
public struct Report: Sendable {
    /// In report order.
    public var diagnostics: [Diagnostic] = []
    public var summary = Summary()
    /// The rules that ran, by id.
    public var rules: [RuleInfo] = []
    /// What the run could not look at, in the order of the places.
    public var notes: [RunNote] = []
    /// The version of navlint.
    public var version = ""
    /// What tells this run from others over the same commit, such as the app's name.
    public var category = ""
    public var exitCode: Int32 = 0
    /// The absolute path of the folder that the run started in.
    public var folder = "/"
    /// Findings that a baseline knows are left out of `diagnostics`.
    public var hasBaseline = false
    public var paths = Paths()
    /// The text of a line, counted from 1, of a file in the linted root; nil where it cannot be had.
    public var line: @Sendable (_ path: String, _ number: Int) -> String? = { _, _ in nil }
    /// Where the code host shows a line of a file, by its path in the repository; nil where that is not known.
    public var link: @Sendable (_ path: String, _ line: Int) -> String? = { _, _ in nil }

    public init() {}

    /// What a path of the linted root is called elsewhere.
    public struct Paths: Sendable {
        /// For people, editors and Xcode: as it opens from the current folder, or absolute.
        public var shown: @Sendable (String) -> String = { $0 }
        /// From the repository's root.
        public var inRepository: @Sendable (String) -> String = { $0 }
        /// From the folder that a CI job works in.
        public var inWorkspace: @Sendable (String) -> String = { $0 }

        public init() {}
    }
}

/// A rule as reports describe it.
public struct RuleInfo: Hashable, Sendable {
    public var id: String
    public var family: String
    public var severity: Severity
    /// One sentence.
    public var headline: String
    /// What the rule checks, why, and what to do instead: plain paragraphs.
    public var summary: String
    public var why: String
    public var instead: String
    /// The whole card, Markdown.
    public var card: String

    public init(
        id: String, family: String, severity: Severity, headline: String, summary: String = "", why: String = "", instead: String = "", card: String = ""
    ) {
        self.id = id
        self.family = family
        self.severity = severity
        self.headline = headline
        self.summary = summary
        self.why = why
        self.instead = instead
        self.card = card
    }
}

/// Something a run could not look at, so that a clean report is not taken for more than it is.
public struct RunNote: Hashable, Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        /// Broken input, or input that cannot be read.
        case fault
        /// A file, or a part of it, was not understood; the rest was used.
        case gap
        /// A transition whose target, receiver or identifier could not be told.
        case unresolved
    }

    public var kind: Kind
    public var message: String
    public var location: Span

    public init(_ kind: Kind, _ message: String, at location: Span) {
        self.kind = kind
        self.message = message
        self.location = location
    }
}

/// `no findings`, or `3 findings (1 error, 2 warnings)`.
public func verdict(on diagnostics: [Diagnostic]) -> String {
    let bySeverity = Severity.allCases.reversed().compactMap { severity -> String? in
        let number = diagnostics.count { $0.severity == severity }
        return number == 0 ? nil : counted(number, severity.rawValue)
    }
    return diagnostics.isEmpty ? "no findings" : "\(counted(diagnostics.count, "finding")) (\(bySeverity.joined(separator: ", ")))"
}

/// What a run says where not every construction of most screens is known.
public let mostlyOpen = "more than half of the screens are open: “only” and “never” rules say little here"

/// `1 file`, `2 files`; some words have no plural.
public func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 || noun == "info" ? "" : "s")" }

extension Report {
    /// The worst first; in one severity the order of the report.
    var worstFirst: [Diagnostic] {
        Severity.allCases.reversed().flatMap { severity in diagnostics.filter { $0.severity == severity } }
    }

    /// What to do about a finding: its own advice, or the rule's.
    func advice(on diagnostic: Diagnostic) -> String? {
        if let fix = diagnostic.fix { return fix }
        let instead = rules.first { $0.id == diagnostic.rule }?.instead ?? ""
        return instead.isEmpty ? nil : instead
    }
}

/// Text on one line: what breaks lines, and what terminals obey, becomes blanks.
func oneLine(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> UnicodeScalar in
        scalar.properties.generalCategory == .control || ["\u{2028}", "\u{2029}"].contains(scalar) ? " " : scalar
    }
    return String(String.UnicodeScalarView(scalars)).split(separator: " ").joined(separator: " ")
}
