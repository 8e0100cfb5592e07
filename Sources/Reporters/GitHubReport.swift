import Diagnostics

/// Findings as workflow commands, which GitHub shows beside the lines: errors first, since it shows ten of each kind a step, and a
/// plain count at the end.
public func gitHubReport(_ report: Report) -> String {
    let lines = report.worstFirst.map { diagnostic in
        command(for: diagnostic, path: report.paths.inWorkspace(diagnostic.location.path), shown: report.paths.inWorkspace)
    }
    return (lines + ["navlint: \(verdict(on: report.diagnostics))"]).joined(separator: "\n") + "\n"
}

private func command(for diagnostic: Diagnostic, path: String, shown: (String) -> String) -> String {
    let span = diagnostic.location
    var properties = [("file", path), ("line", "\(span.line)"), ("endLine", "\(span.endLine)")]
    // GitHub refuses columns of a span over several lines.
    if span.line == span.endLine { properties += [("col", "\(span.column)"), ("endColumn", "\(max(span.endColumn, span.column))")] }
    properties.append(("title", diagnostic.rule))
    var message = [diagnostic.message]
    if let witness = diagnostic.witness { message.append("way: \(witness)") }
    message += diagnostic.related.map { "note: \($0.message) (\(shown($0.location.path)):\($0.location.line))" }
    if let fix = diagnostic.fix { message.append("fix: \(fix)") }
    let word = diagnostic.severity == .info ? "notice" : diagnostic.severity.rawValue
    let list = properties.map { "\($0)=\(escaped(property: $1))" }.joined(separator: ",")
    return "::\(word) \(list)::\(escaped(message: message.map(oneLine).joined(separator: "\n")))"
}

private func escaped(message: String) -> String {
    // A line feed after a carriage return is one character in Swift, so scalars are looked at.
    message.unicodeScalars.map { scalar in
        switch scalar {
        case "%": "%25"
        case "\r": "%0D"
        case "\n": "%0A"
        case _ where scalar.properties.generalCategory == .control: "\u{FFFD}"
        default: String(scalar)
        }
    }.joined()
}

private func escaped(property: String) -> String {
    escaped(message: property).replacing(":", with: "%3A").replacing(",", with: "%2C")
}
