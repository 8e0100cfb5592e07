import Diagnostics
import Foundation

/// Findings as GitLab's Code Quality artifact: a JSON array. Of findings with equal fingerprints GitLab shows one, so there are none.
public func gitLabReport(_ report: Report) throws -> String {
    var seen: [String: Int] = [:]
    let issues = report.diagnostics.map { diagnostic -> Issue in
        seen[diagnostic.fingerprint, default: 0] += 1
        let ordinal = seen[diagnostic.fingerprint, default: 1]
        let path = report.paths.inRepository(diagnostic.location.path)
        return Issue(
            description: oneLine(diagnostic.message), check_name: diagnostic.rule,
            fingerprint: ordinal == 1 ? diagnostic.fingerprint : fingerprint(of: [diagnostic.fingerprint, String(ordinal)]),
            severity: word(for: diagnostic.severity),
            location: .init(path: path, lines: .init(begin: diagnostic.location.line, end: diagnostic.location.endLine)))
    }
    return try json(issues)
}

private struct Issue: Encodable {
    struct Location: Encodable {
        struct Lines: Encodable {
            var begin: Int
            var end: Int
        }
        var path: String
        var lines: Lines
    }
    var description: String
    var check_name: String
    var fingerprint: String
    var severity: String
    var location: Location
}

private func word(for severity: Severity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "minor"
    case .info: "info"
    }
}

/// JSON with sorted keys and a newline at the end, so that equal values give equal bytes. What Foundation leaves as it is although terminals
/// obey it is escaped: outside of strings there is nothing of it.
func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    return text.unicodeScalars.contains(where: isLateControl) ? text.unicodeScalars.map { isLateControl($0) ? "\\u00\(String($0.value, radix: 16))" : String($0) }.joined() : text
}

/// The control characters above those of ASCII's start: delete, and what Latin 1 calls C1.
func isLateControl(_ scalar: UnicodeScalar) -> Bool { ("\u{7F}"..."\u{9F}").contains(scalar) }
