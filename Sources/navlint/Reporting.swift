import Diagnostics
import FlowLoader
import Foundation
import Reporters
import RuleKit
import ToolArguments

enum Format: String, CaseIterable {
    case text, xcode, json, sarif, github, gitlab, checkstyle, junit, markdown, agent

    /// Whether the report quotes the rules' cards.
    fileprivate var quotesCards: Bool { self == .sarif || self == .agent }
}

extension Option {
    static let format = Option(
        name: "--format", value: "FORMAT", choices: Format.allCases.map(\.rawValue),
        help: "What goes to standard output: text by default, xcode in Xcode, github in a GitHub job")
    static let output = Option(
        name: "--output", value: "FORMAT[=FILE]", help: "Write a report to a file as well, or to standard output; may be repeated",
        isRepeatable: true, completes: .words(Format.allCases.map(\.rawValue)))
    static let pathStyle = Option(
        name: "--path-style", value: "STYLE", choices: PathStyle.allCases.map(\.rawValue),
        help: "Paths in text, xcode, checkstyle, junit and agent: relative to the current folder by default, absolute in Xcode")
    static let category = Option(
        name: "--category", value: "NAME", help: "In sarif: tells runs over one commit apart; the linted folder by default")
    static let color = Option(
        name: "--color", value: "WHEN", choices: ["auto", "always", "never"],
        help: "Colours in text: auto by default, which obeys NO_COLOR, CLICOLOR_FORCE, FORCE_COLOR, CLICOLOR and TERM=dumb")

    static let reporting = [format, output, pathStyle, category, color]
}

enum PathStyle: String, CaseIterable { case auto, relative, absolute }

/// Where the reports of a run go: one to standard output, others into files.
struct Outputs {
    struct File {
        var format: Format
        /// As it was named.
        var name: String
        var url: URL
    }

    var standard: Format
    var files: [File] = []
    private var pathStyle: PathStyle
    private var category: String?
    private var isColoured: Bool

    /// Fails before the work begins where a file could not be written at its end.
    init(_ arguments: Arguments, _ console: Console) throws(Failure) {
        pathStyle = arguments.value("--path-style").flatMap(PathStyle.init) ?? .auto
        category = arguments.value("--category")
        isColoured = console.isColoured(arguments.value("--color"))
        standard = Self.usual(console)
        var named = arguments.value("--format").map { ("--format \($0)", $0) }
        for text in arguments.all("--output") {
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            let format = try Self.format(parts.first ?? "")
            if parts.count == 2, parts[1] != "-" {
                try add(parts[1], format, console)
            } else {
                if let (other, _) = named { throw Failure("standard output takes one report, but there are \(other) and --output \(text)") }
                if text.contains("="), parts.count < 2 { throw Failure("--output \(text) names no file: --output \(format.rawValue)=FILE") }
                named = ("--output \(text)", format.rawValue)
            }
        }
        if let (_, word) = named { standard = try Self.format(word) }
    }

    private mutating func add(_ name: String, _ format: Format, _ console: Console) throws(Failure) {
        let url = URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: console.currentFolder, isDirectory: true)).standardizedFileURL
        if files.contains(where: { $0.url.path == url.path }) { throw Failure("two reports go to \(name)") }
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
            throw Failure("\(name) cannot be written: it is a folder")
        }
        let parent = url.deletingLastPathComponent().path
        guard FileManager.default.fileExists(atPath: parent, isDirectory: &isFolder), isFolder.boolValue else {
            throw Failure("\(name) cannot be written: there is no folder \(parent)")
        }
        files.append(File(format: format, name: name, url: url))
    }

    private static func format(_ word: String) throws(Failure) -> Format {
        let formats = Format.allCases.map(\.rawValue)
        if let format = Format(rawValue: word) { return format }
        throw Failure("“\(word)” is no format; there are \(formats.joined(separator: ", "))\(suggestion(for: word, among: formats))")
    }

    /// What reads the output unless a format is asked for: Xcode in a build phase, GitHub in a job, else people.
    /// GitLab's report is a file, and its log is read by people.
    private static func usual(_ console: Console) -> Format {
        if console.outputIsTerminal { return .text }
        if console.environment["XCODE_VERSION_ACTUAL"] != nil { return .xcode }
        return console.environment["GITHUB_ACTIONS"] == "true" ? .github : .text
    }
}

extension Outputs {
    var quoteCards: Bool { ([standard] + files.map(\.format)).contains(where: \.quotesCards) }

    /// Writes the report into the files, then to standard output; false when standard output failed.
    func write(_ report: Report, root: String, _ console: Console) throws(Failure) -> Bool {
        let places = Places(root: root, console)
        let summaryPage = console.environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
        func text(_ format: Format, coloured: Bool) throws(Failure) -> String {
            var report = report
            places.fill(&report, pathStyle, format)
            report.category = category ?? places.category
            return try Self.text(of: report, format, coloured: coloured)
        }
        for file in files {
            let data = Data(try text(file.format, coloured: false).utf8)
            try write(data, to: file, appending: file.url.path == summaryPage)
        }
        if standard == .github, let summaryPage, !files.contains(where: { $0.url.path == summaryPage }) {
            // The page is an extra of the host: a job goes on without it.
            let file = File(format: .markdown, name: summaryPage, url: URL(fileURLWithPath: summaryPage))
            let page = Data(try text(.markdown, coloured: false).utf8)
            do { try write(page, to: file, appending: true) } catch { console.writeError("navlint: note: \(error.message)\n") }
        }
        return console.write(try text(standard, coloured: isColoured))
    }

    private static func text(of report: Report, _ format: Format, coloured: Bool) throws(Failure) -> String {
        do {
            switch format {
            case .text: return textReport(report, coloured: coloured)
            case .xcode: return xcodeReport(report)
            case .json: return try jsonReport(report)
            case .sarif: return try sarifReport(report)
            case .github: return gitHubReport(report)
            case .gitlab: return try gitLabReport(report)
            case .checkstyle: return checkstyleReport(report)
            case .junit: return jUnitReport(report)
            case .markdown: return markdownReport(report)
            case .agent: return agentReport(report)
            }
        } catch {
            throw Failure("the report cannot be encoded: \(error)")
        }
    }

    /// A file is replaced as a whole or not at all; a page that others write too is added to.
    private func write(_ data: Data, to file: File, appending: Bool) throws(Failure) {
        do {
            guard appending, let page = FileHandle(forWritingAtPath: file.url.path) else { return try writeWhole(data, to: file.url) }
            defer { try? page.close() }
            try withoutInterruption {
                _ = try page.seekToEnd()
                try page.write(contentsOf: data)
            }
        } catch {
            throw Failure("\(file.name) cannot be written: \((error as NSError).localizedDescription)")
        }
    }
}

/// What the paths of one run are called in its reports.
private struct Places {
    /// The linted root, an absolute path.
    let root: String
    let repository: String
    let workspace: String
    let console: Console

    init(root: String, _ console: Console) {
        self.root = root
        self.console = console
        let here = console.currentFolder
        let isBelow = relative(root, to: here) != nil || root == here
        repository = repositoryFolder(above: root) ?? (isBelow ? here : root)
        let named = console.environment["GITHUB_WORKSPACE"] ?? ""
        workspace = !named.isEmpty && (root == named || relative(root, to: named) != nil) ? named : repository
    }

    /// The linted folder in the repository; empty for the whole.
    var category: String { relative(root, to: repository) ?? "" }

    func fill(_ report: inout Report, _ style: PathStyle, _ format: Format) {
        let isInXcode = console.environment["SRCROOT"] != nil || console.environment["XCODE_VERSION_ACTUAL"] != nil
        let isAbsolute = style == .absolute || style == .auto && format == .xcode && isInXcode
        let (root, repository, workspace, here) = (root, repository, workspace, console.currentFolder)
        @Sendable func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : path.isEmpty ? root : "\(root)/\(path)" }
        @Sendable func below(_ folder: String, _ path: String) -> String { relative(absolute(path), to: folder) ?? absolute(path) }
        report.folder = here
        report.paths.shown = { isAbsolute ? absolute($0) : below(here, $0) }
        report.paths.inRepository = { below(repository, $0) }
        report.paths.inWorkspace = { below(workspace, $0) }
        report.link = link
    }

    /// GitHub and GitLab tell a job where the commit is shown.
    private var link: @Sendable (String, Int) -> String? {
        func value(_ name: String) -> String? { console.environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        let base: String
        if let server = value("GITHUB_SERVER_URL"), let name = value("GITHUB_REPOSITORY"), let commit = value("GITHUB_SHA") {
            base = "\(server)/\(name)/blob/\(commit)"
        } else if let project = value("CI_PROJECT_URL"), let commit = value("CI_COMMIT_SHA") {
            base = "\(project)/-/blob/\(commit)"
        } else {
            return { _, _ in nil }
        }
        return { path, line in
            guard !path.hasPrefix("/"), let path = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) else { return nil }
            // Parentheses would end a Markdown link.
            return "\(base)/\(path.replacing("(", with: "%28").replacing(")", with: "%29"))#L\(line)"
        }
    }
}

/// The lines of the files that findings lie in; files held in memory are quoted from there.
struct SourceLines: Sendable {
    private var lines: [String: [Substring]] = [:]

    init(of diagnostics: [Diagnostic], root: String, files: [SourceFile]) {
        for path in Set(diagnostics.map(\.location.path)) {
            var data = try? Data(contentsOf: URL(fileURLWithPath: path.hasPrefix("/") ? path : "\(root)/\(path)"))
            if case .memory(let staged)? = files.first(where: { $0.path == path })?.contents { data = staged }
            let text = data.map { String(decoding: $0, as: UTF8.self) }
            lines[path] = text?.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        }
    }

    func line(_ path: String, _ number: Int) -> String? {
        guard let lines = lines[path], lines.indices.contains(number - 1) else { return nil }
        return String(lines[number - 1])
    }
}

extension RuleInfo {
    /// `quotesCard` says whether its sections are asked for; they take time to find.
    init(_ rule: Rule, quotesCard: Bool) {
        self.init(id: rule.id, family: rule.family.rawValue, severity: rule.severity, headline: quotesCard ? firstSentence(of: rule) : "")
        guard quotesCard else { return }
        let card = RuleCard(rule.card)
        func paragraphs(_ text: String?) -> String {
            (text ?? "").components(separatedBy: "\n\n").map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }.joined(separator: "\n\n")
        }
        summary = paragraphs(card.summary)
        why = paragraphs(card.section("Why")?.text)
        instead = paragraphs(card.section("Instead")?.text)
        self.card = rule.card
    }
}

extension Loaded {
    /// What the run could not look at, as reports tell it.
    var runNotes: [RunNote] {
        let faults = faults.map { RunNote(.fault, $0.message, at: $0.location) }
        let gaps = gaps.map { RunNote(.gap, $0.message, at: $0.location) }
        let unresolved = (remembered?.unresolved ?? flow.graph.unresolved).map { RunNote(.unresolved, "\($0.verb.rawValue): \($0.reason)", at: $0.location) }
        return [faults, gaps, unresolved].flatMap { $0.sorted { ($0.location, $0.message) < ($1.location, $1.message) } }
    }
}
