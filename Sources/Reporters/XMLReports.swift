import Diagnostics

/// Findings as Checkstyle writes them: one `file` element a file, sorted by path.
public func checkstyleReport(_ report: Report) -> String {
    var lines = [xmlDeclaration, "<checkstyle version=\"4.3\">"]
    for (path, diagnostics) in byFile(report) {
        lines.append("  <file\(attributes([("name", path)]))>")
        lines += diagnostics.map { diagnostic in
            let fields = [
                ("line", "\(diagnostic.location.line)"), ("column", "\(diagnostic.location.column)"), ("severity", diagnostic.severity.rawValue),
                ("message", oneLine(diagnostic.message)), ("source", "navlint.rules.\(diagnostic.rule)"),
            ]
            return "    <error\(attributes(fields))/>"
        }
        lines.append("  </file>")
    }
    return (lines + ["</checkstyle>"]).joined(separator: "\n") + "\n"
}

/// Findings as failed JUnit test cases, a suite a file. Without findings there is one case that passes, since empty reports upset readers.
public func jUnitReport(_ report: Report) -> String {
    let count = report.diagnostics.count
    let totals = [("name", "navlint"), ("tests", "\(max(count, 1))"), ("failures", "\(count)")]
    var lines = [xmlDeclaration, "<testsuites\(attributes(totals))>"]
    if report.diagnostics.isEmpty {
        lines.append("  <testsuite\(attributes(totals))>")
        lines.append("    <testcase\(attributes([("name", "no findings"), ("classname", "navlint")]))/>")
        lines.append("  </testsuite>")
    }
    for (path, diagnostics) in byFile(report) {
        lines.append("  <testsuite\(attributes([("name", path), ("tests", "\(diagnostics.count)"), ("failures", "\(diagnostics.count)")]))>")
        var seen: [String: Int] = [:]
        for diagnostic in diagnostics {
            seen[diagnostic.rule, default: 0] += 1
            let ordinal = seen[diagnostic.rule, default: 1]
            // Readers take cases of one name for one case.
            let name = ordinal == 1 ? diagnostic.rule : "\(diagnostic.rule) (\(ordinal))"
            let place = "\(path):\(diagnostic.location.line):\(diagnostic.location.column)"
            let way = diagnostic.witness.map { "\nway: \(oneLine($0))" } ?? ""
            let advice = diagnostic.fix.map { "\nfix: \(oneLine($0))" } ?? ""
            let text = "\(place) \(oneLine(diagnostic.message))\(way)\(advice)"
            lines.append("    <testcase\(attributes([("name", name), ("classname", path)]))>")
            lines.append(
                "      <failure\(attributes([("type", diagnostic.severity.rawValue), ("message", oneLine(diagnostic.message))]))>\(xml(text))</failure>")
            lines.append("    </testcase>")
        }
        lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
}

private let xmlDeclaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"

private func byFile(_ report: Report) -> [(path: String, diagnostics: [Diagnostic])] {
    Dictionary(grouping: report.diagnostics) { report.paths.shown($0.location.path) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
}

private func attributes(_ fields: [(String, String)]) -> String {
    fields.map { " \($0)=\"\(xml($1))\"" }.joined()
}

/// Text for an element or an attribute. Characters that XML 1.0 does not allow are left out; in attributes readers turn
/// white space other than blanks into blanks, so that is written as references.
private func xml(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "'": "&apos;"
        case "\t", "\n", "\r": "&#\(scalar.value);"
        case _ where isLateControl(scalar): "&#\(scalar.value);"
        case "\u{20}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}": String(scalar)
        default: ""
        }
    }.joined()
}
