import Diagnostics

/// Findings as SARIF 2.1.0, in the form that GitHub's code scanning reads.
///
/// What is suppressed or in the baseline is left out: code scanning would show it as open.
public func sarifReport(_ report: Report) throws -> String {
    let writer = SARIFWriter(report)
    return try json(SARIFLog(runs: [writer.run]))
}

/// What code scanning takes, and what it keeps: of more than this it refuses the file or drops what it likes.
private enum Limit {
    static let results = 25_000
    static let relatedLocations = 100
    static let steps = 1_000
    static let notifications = 1_000
    static let text = 1_024
}

private struct SARIFWriter {
    let report: Report
    private let indices: [String: Int]

    init(_ report: Report) {
        self.report = report
        indices = Dictionary(report.rules.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    var run: SARIFRun {
        // Of too many the worst are kept, in the report's order.
        let kept = report.diagnostics.count > Limit.results ? Array(report.worstFirst.prefix(Limit.results)) : report.diagnostics
        let invocation = SARIFInvocation(
            executionSuccessful: report.exitCode < 2, exitCode: Int(report.exitCode),
            workingDirectory: .init(uri: "file://\(percentEncoded(report.folder))/"),
            toolExecutionNotifications: notifications(leftOut: report.diagnostics.count - kept.count))
        let category = report.category.isEmpty ? "navlint/" : "navlint/\(report.category)/"
        return SARIFRun(
            tool: .init(driver: driver), automationDetails: .init(id: category), invocations: [invocation],
            originalUriBaseIds: [SARIFArtifact.root: .init(description: .init(text: "The root of the repository"))],
            results: kept.map(result))
    }

    // MARK: Rules

    private var driver: SARIFDriver {
        let kinds = [
            (RunNote.Kind.fault, "Input that was asked for is broken or cannot be read"),
            (.gap, "A file, or a part of it, was not understood; the rest was used"),
            (.unresolved, "A transition whose target, receiver or identifier could not be told"),
        ]
        return SARIFDriver(
            name: "navlint", version: report.version, semanticVersion: report.version,
            rules: report.rules.map(rule), notifications: kinds.map { .init(id: $0.rawValue, shortDescription: .init(text: $1)) })
    }

    private func rule(_ info: RuleInfo) -> SARIFRule {
        let help = [info.summary, info.why, info.instead].filter { !$0.isEmpty }.joined(separator: "\n\n")
        let precision = switch info.severity {
        case .error: "very-high"
        case .warning: "high"
        case .info: "medium"
        }
        return SARIFRule(
            id: info.id, name: info.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(),
            shortDescription: .init(text: cut(info.headline)), fullDescription: .init(text: cut(info.summary.isEmpty ? info.headline : info.summary)),
            help: .init(text: help.isEmpty ? info.headline : help, markdown: info.card.isEmpty ? nil : info.card),
            defaultConfiguration: .init(level: level(of: info.severity)),
            properties: .init(
                tags: ["navigation", info.family], precision: precision,
                problemSeverity: info.severity == .info ? "recommendation" : info.severity.rawValue))
    }

    private func cut(_ text: String) -> String { text.utf16.count <= Limit.text ? text : text.prefix(Limit.text / 2) + "…" }

    // MARK: Results

    private func result(_ diagnostic: Diagnostic) -> SARIFResult {
        let related = diagnostic.related.prefix(Limit.relatedLocations).enumerated().map { index, note in
            location(note.location, note.message, id: index + 1)
        }
        let here = SARIFStep(location: location(diagnostic.location, diagnostic.message))
        let steps = diagnostic.path.prefix(Limit.steps - 1).map { SARIFStep(location: location($0.location, $0.message)) } + [here]
        return SARIFResult(
            ruleId: diagnostic.rule, ruleIndex: indices[diagnostic.rule], level: level(of: diagnostic.severity),
            message: .init(text: message(of: diagnostic)), locations: [location(diagnostic.location)],
            relatedLocations: related.isEmpty ? nil : related,
            codeFlows: diagnostic.path.isEmpty ? nil : [.init(threadFlows: [.init(locations: steps)])],
            partialFingerprints: ["navFingerprint/v1": diagnostic.fingerprint], baselineState: report.hasBaseline ? "new" : nil,
            properties: .init(
                certainty: diagnostic.certainty.rawValue, family: diagnostic.family, screen: diagnostic.screen, way: diagnostic.witness,
                fix: diagnostic.fix))
    }

    /// The fact first, since readers show the first sentence; then links to the related places, and the advice.
    private func message(of diagnostic: Diagnostic) -> String {
        let links = diagnostic.related.prefix(Limit.relatedLocations).enumerated().map { "[\(escaped($0.element.message))](\($0.offset + 1))" }
        return ([escaped(diagnostic.message)] + links + (diagnostic.fix.map { [escaped($0)] } ?? [])).map(sentence).joined(separator: " ")
    }

    private func location(_ span: Span, _ message: String? = nil, id: Int? = nil) -> SARIFLocation {
        // An empty region is shown nowhere.
        let isEmpty = span.endLine == span.line && span.endColumn <= span.column
        let region = SARIFRegion(
            startLine: max(span.line, 1), startColumn: max(span.column, 1), endLine: max(span.endLine, span.line, 1),
            endColumn: max(isEmpty ? span.column + 1 : span.endColumn, 1))
        return SARIFLocation(
            id: id, physicalLocation: .init(artifactLocation: artifact(span.path), region: region),
            message: message.map { .init(text: escaped($0)) })
    }

    private func artifact(_ path: String) -> SARIFArtifact {
        let path = report.paths.inRepository(path)
        // A file beside the repository has no place in it.
        if path.hasPrefix("/") { return SARIFArtifact(uri: "file://\(percentEncoded(path))") }
        return SARIFArtifact(uri: percentEncoded(path), uriBaseId: SARIFArtifact.root)
    }

    // MARK: Notifications

    private func notifications(leftOut: Int) -> [SARIFNotification] {
        var list = report.notes.prefix(Limit.notifications).map { note in
            SARIFNotification(
                descriptor: .init(id: note.kind.rawValue), level: note.kind == .fault ? "error" : note.kind == .gap ? "warning" : "note",
                message: .init(text: escaped(note.message)), locations: [location(note.location)])
        }
        func add(_ number: Int, _ what: String) {
            if number > 0 { list.append(SARIFNotification(level: "warning", message: .init(text: "\(number) more \(what) are left out"))) }
        }
        add(report.notes.count - Limit.notifications, "notes")
        add(leftOut, "findings")
        return list
    }
}

private func level(of severity: Severity) -> String { severity == .info ? "note" : severity.rawValue }

/// In a message `[text](1)` is a link, so brackets that are none are escaped (SARIF 3.11.6).
private func escaped(_ text: String) -> String {
    oneLine(text).map { "\\[]".contains($0) ? "\\\($0)" : String($0) }.joined()
}

private func sentence(_ text: String) -> String { text.last.map { ".!?…".contains($0) } ?? true ? text : text + "." }

/// A path as a relative URI: everything but letters, digits and `-._~/` in UTF-8 as `%XX`, the colon too.
private func percentEncoded(_ path: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
    let digits = Array("0123456789ABCDEF")
    return path.utf8.map { byte in
        plain.contains(byte) ? String(UnicodeScalar(byte)) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }.joined()
}
