/// Findings that are known and put up with for now.
///
/// A finding is told by its rule, screen and edge, never by a line or a file, so that code may move about. Where it has neither screen
/// nor edge, by its message. Several of the same kind are counted.
public struct Baseline: Hashable, Sendable {
    /// What tells a finding.
    public struct Key: Hashable, Sendable, Comparable {
        public var rule: String
        public var screen: String?
        public var edge: String?
        /// Only where nothing else tells it.
        public var message: String?

        public init(rule: String, screen: String? = nil, edge: String? = nil, message: String? = nil) {
            self.rule = rule
            self.screen = screen
            self.edge = edge
            self.message = screen == nil && edge == nil ? message : nil
        }

        public init(of diagnostic: Diagnostic) {
            self.init(
                rule: diagnostic.rule, screen: diagnostic.screen, edge: diagnostic.edge.map(withoutOrdinal), message: diagnostic.message)
        }

        public static func < (a: Key, b: Key) -> Bool {
            (a.rule, a.screen ?? "", a.edge ?? "", a.message ?? "") < (b.rule, b.screen ?? "", b.edge ?? "", b.message ?? "")
        }
    }

    public struct Entry: Hashable, Sendable {
        public var key: Key
        public var count: Int
        /// Where the first one stood, and what it said: for people.
        public var file: String
        public var message: String

        public init(key: Key, count: Int, file: String, message: String) {
            self.key = key
            self.count = count
            self.file = file
            self.message = message
        }
    }

    /// Sorted by key, each key once.
    public private(set) var entries: [Entry] = []

    /// Entries with the same key are added up.
    public init(_ entries: [Entry] = []) {
        for entry in entries.sorted(by: { ($0.key, $0.file, $0.message) < ($1.key, $1.file, $1.message) }) where entry.count > 0 {
            if self.entries.last?.key == entry.key {
                self.entries[self.entries.count - 1].count += entry.count
            } else {
                self.entries.append(entry)
            }
        }
    }

    /// All of the findings. `file` gives what the baseline calls a path.
    public init(of diagnostics: [Diagnostic], file: (String) -> String = { $0 }) {
        self.init(diagnostics.map { Entry(key: Key(of: $0), count: 1, file: file($0.location.path), message: $0.message) })
    }

    public var total: Int { entries.reduce(0) { $0 + $1.count } }
}

/// What comes of laying a baseline over findings.
public struct Comparison: Sendable {
    /// Findings that the baseline does not have, in the order given.
    public var new: [Diagnostic] = []
    /// Findings that it has.
    public var known: [Diagnostic] = []
    /// What it has and no finding is left for, with the count that is left over.
    public var vanished: [Baseline.Entry] = []
}

extension Baseline {
    /// Of more findings of one key than the baseline counts, the last ones are new.
    public func compare(with diagnostics: [Diagnostic]) -> Comparison {
        var left = Dictionary(entries.map { ($0.key, $0.count) }, uniquingKeysWith: +)
        var result = Comparison()
        for diagnostic in diagnostics {
            let key = Key(of: diagnostic)
            if let count = left[key], count > 0 {
                left[key] = count - 1
                result.known.append(diagnostic)
            } else {
                result.new.append(diagnostic)
            }
        }
        result.vanished = entries.compactMap { entry in
            guard let count = left[entry.key], count > 0 else { return nil }
            return Entry(key: entry.key, count: count, file: entry.file, message: entry.message)
        }
        return result
    }

    /// The baseline without these. Never more than before.
    public func without(_ entries: [Entry]) -> Baseline {
        let gone = Dictionary(entries.map { ($0.key, $0.count) }, uniquingKeysWith: +)
        return Baseline(self.entries.map { entry in
            Entry(key: entry.key, count: max(0, entry.count - (gone[entry.key] ?? 0)), file: entry.file, message: entry.message)
        })
    }
}

/// The ` #2` of a transition's id depends on the order of files.
private func withoutOrdinal(_ edge: String) -> String {
    var words = edge.split(separator: " ", omittingEmptySubsequences: false)
    words.removeAll { $0.first == "#" && $0.count > 1 && $0.dropFirst().allSatisfy { ("0"..."9").contains($0) } }
    return words.joined(separator: " ")
}
