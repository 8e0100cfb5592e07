import Diagnostics

/// Findings as Xcode reads them from a build phase: one line each, followed by a `note:` line a step of the way.
///
/// Inside Xcode `paths.shown` must give absolute paths.
public func xcodeReport(_ report: Report) -> String {
    let path = report.paths.shown
    return report.diagnostics.flatMap { diagnostic in
        let word = diagnostic.severity == .info ? "note" : diagnostic.severity.rawValue
        let headline = line(word, "\(diagnostic.message) (\(diagnostic.rule))", at: diagnostic.location, path)
        return [headline] + (diagnostic.path + diagnostic.related).map { line("note", $0.message, at: $0.location, path) }
    }.map { $0 + "\n" }.joined()
}

/// Readers take the path up to the first colon, so a path that holds one, or what terminals obey, is left out: Xcode then shows the message alone.
private func line(_ word: String, _ message: String, at span: Span, _ path: (String) -> String) -> String {
    let path = path(span.path)
    let text = "\(word): \(oneLine(message))"
    let isOdd = path.contains { $0 == ":" || $0.isNewline } || path.unicodeScalars.contains { $0.properties.generalCategory == .control }
    return isOdd ? text : "\(path):\(span.line):\(span.column): \(text)"
}
