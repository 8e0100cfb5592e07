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

/// JSON with sorted keys and a newline at the end, so that equal values give equal bytes.
func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}
