/// A rule's card: its documentation, the text of `explain`, and its test.
///
/// Markdown with a fixed outline: `# rule-id` and what the rule checks, then the sections *Why*, *Wrong*, *Right*, *Instead*,
/// *Limits* and *Options*. *Wrong* and *Right* hold examples. Each `###` heading begins one; a section without such headings is
/// one example. An example is one or more fenced blocks whose info string is `language path`, for instance
/// `swift Cart.swift`; the text around the blocks is prose.
///
/// Parsing cannot fail: what is wrong with the outline stands in `problems`.
public struct RuleCard: Hashable, Sendable {
    public struct Section: Hashable, Sendable {
        public var title: String
        /// The section's Markdown without its heading.
        public var text: String
    }

    public struct Example: Hashable, Sendable {
        /// The `###` heading; nil where the section is one example.
        public var title: String?
        /// The text around the blocks.
        public var prose: String
        public var files: [File]
    }

    public struct File: Hashable, Sendable {
        public var language: String
        public var path: String
        public var text: String
    }

    /// The title. Equal to the rule's id in a sound card.
    public var id: String
    /// What the rule checks.
    public var summary: String
    /// All sections in the order of the card.
    public var sections: [Section]
    public var wrong: [Example]
    public var right: [Example]
    /// What is wrong with the card, one sentence each.
    public var problems: [String]

    public static let sectionTitles = ["Why", "Wrong", "Right", "Instead", "Limits", "Options"]

    /// A longer card is no card any more; a test holds every card to it.
    public static let byteLimit = 4096

    public init(_ markdown: String) {
        let outline = Outline(markdown)
        id = outline.title ?? ""
        summary = outline.summary.joined(separator: "\n").trimmed
        sections = outline.sections.map { Section(title: $0.title, text: $0.lines.map(\.text).joined(separator: "\n").trimmed) }
        let wrong = examples(of: "Wrong", in: outline)
        let right = examples(of: "Right", in: outline)
        self.wrong = wrong.examples
        self.right = right.examples
        problems = outline.problems + wrong.problems + right.problems
        if markdown.utf8.count > Self.byteLimit {
            problems.append("the card has \(markdown.utf8.count) bytes; \(Self.byteLimit) are the limit")
        }
    }

    public func section(_ title: String) -> Section? { sections.first { $0.title == title } }
}

// MARK: Outline

/// The card's lines sorted into title, summary and sections.
private struct Outline {
    struct Line {
        var text: String
        /// Inside a fenced block, the fences included.
        var isCode: Bool
    }

    var title: String?
    var summary: [String] = []
    var sections: [(title: String, lines: [Line])] = []
    var problems: [String] = []

    init(_ markdown: String) {
        var fence: String?
        for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init) {
            let isCode = fence != nil || openingFence(of: line) != nil
            if let open = fence {
                if line.trimmed == open { fence = nil }
            } else {
                fence = openingFence(of: line)
            }
            add(Line(text: line, isCode: isCode))
        }
        if fence != nil { problems.append("a fenced block is never closed") }
        if title == nil { problems.append("the card has no title: `# rule-id` is missing") }
        if summary.joined().trimmed.isEmpty { problems.append("the card does not say what the rule checks: no text under the title") }
        for required in ["Why", "Wrong", "Right"] {
            let isFilled = sections.contains { $0.title == required && !$0.lines.map(\.text).joined().trimmed.isEmpty }
            if !isFilled { problems.append("the section \(required) is missing or empty") }
        }
    }

    private mutating func add(_ line: Line) {
        if !line.isCode, let heading = line.text.after("# ") {
            if title != nil { problems.append("the card has a second title: \(heading)") }
            title = title ?? heading
        } else if !line.isCode, let heading = line.text.after("## ") {
            if !RuleCard.sectionTitles.contains(heading) {
                problems.append("“\(heading)” is no section of a card; they are \(RuleCard.sectionTitles.joined(separator: ", "))")
            }
            if sections.contains(where: { $0.title == heading }) { problems.append("the section \(heading) stands twice") }
            sections.append((heading, []))
        } else if sections.isEmpty {
            summary.append(line.text)
        } else {
            sections[sections.count - 1].lines.append(line)
        }
    }
}

/// The backticks that open a fenced block; nil for other lines.
private func openingFence(of line: String) -> String? {
    let ticks = line.prefix { $0 == "`" }
    return ticks.count >= 3 && !line.dropFirst(ticks.count).contains("`") ? String(ticks) : nil
}

// MARK: Examples

private func examples(of section: String, in outline: Outline) -> (examples: [RuleCard.Example], problems: [String]) {
    guard let lines = outline.sections.first(where: { $0.title == section })?.lines else { return ([], []) }
    var examples: [RuleCard.Example] = []
    var problems: [String] = []
    for part in parts(of: lines) {
        let (example, faults) = example(titled: part.title, lines: part.lines)
        let name = "\(section)\(part.title.map { " “\($0)”" } ?? "")"
        problems += faults.map { "\(name): \($0)" }
        if !example.files.isEmpty {
            examples.append(example)
        } else if part.title != nil {
            problems.append("\(name): the example has no code")
        }
    }
    if examples.isEmpty { problems.append("the section \(section) has no example") }
    return (examples, problems)
}

/// The stretches between `###` headings.
private func parts(of lines: [Outline.Line]) -> [(title: String?, lines: [Outline.Line])] {
    var parts: [(title: String?, lines: [Outline.Line])] = [(nil, [])]
    for line in lines {
        if !line.isCode, let heading = line.text.after("### ") {
            parts.append((heading, []))
        } else {
            parts[parts.count - 1].lines.append(line)
        }
    }
    return parts
}

private func example(titled title: String?, lines: [Outline.Line]) -> (RuleCard.Example, problems: [String]) {
    var example = RuleCard.Example(title: title, prose: "", files: [])
    var problems: [String] = []
    var prose: [String] = []
    var block: (info: String, fence: String, lines: [String])?
    for line in lines.map(\.text) {
        if let open = block {
            if line.trimmed == open.fence {
                if let file = file(info: open.info, lines: open.lines, problems: &problems) {
                    if example.files.contains(where: { $0.path == file.path }) { problems.append("two blocks are called \(file.path)") }
                    example.files.append(file)
                }
                block = nil
            } else {
                block?.lines.append(line)
            }
        } else if let fence = openingFence(of: line) {
            block = (String(line.dropFirst(fence.count)).trimmed, fence, [])
        } else {
            prose.append(line)
        }
    }
    example.prose = prose.joined(separator: "\n").trimmed
    return (example, problems)
}

private func file(info: String, lines: [String], problems: inout [String]) -> RuleCard.File? {
    let words = info.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else {
        problems.append("a block's first line must be “language path”, but is “\(info)”")
        return nil
    }
    return RuleCard.File(language: words[0], path: words[1].trimmed, text: lines.joined(separator: "\n") + "\n")
}

extension StringProtocol {
    /// Without white space and line ends on both sides.
    var trimmed: String {
        let start = drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }

    /// What follows `prefix`, trimmed; nil when the text does not begin with it.
    func after(_ prefix: String) -> String? {
        hasPrefix(prefix) ? dropFirst(prefix.count).trimmed : nil
    }
}
