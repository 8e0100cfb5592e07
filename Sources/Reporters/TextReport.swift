import Diagnostics

/// Findings for people: place, severity and message, the source line with the span underlined, the way to the screen on one
/// line, related places and what to do.
public func textReport(_ report: Report, coloured: Bool = false) -> String {
    let paint = Paint(isOn: coloured)
    let shown = report.paths.shown
    return report.diagnostics.map { diagnostic in
        var lines = [headline(diagnostic, shown: shown, paint)]
        let source = report.line(diagnostic.location.path, diagnostic.location.line)
        let excerpt = source.flatMap { Excerpt($0, span: diagnostic.location) }
        let gutter = String(diagnostic.location.line)
        let margin = String(repeating: " ", count: gutter.count)
        if let excerpt {
            lines.append(" \(paint.faint("\(gutter) |")) \(excerpt.text)")
            lines.append(" \(paint.faint("\(margin) |")) \(paint.severity(excerpt.underline, diagnostic.severity))")
        }
        func remark(_ kind: String, _ text: String) { lines.append(" \(margin) \(paint.faint("=")) \(paint.bold(kind)): \(printable(text))") }
        if let witness = diagnostic.witness {
            remark("way", witness)
        } else {
            for (number, step) in diagnostic.path.enumerated() { remark("\(number + 1)", step.message) }
        }
        for note in diagnostic.related { remark("note", "\(note.message) (\(place(note.location, shown)))") }
        if let fix = diagnostic.fix { remark("fix", fix) }
        return lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
}

private func headline(_ diagnostic: Diagnostic, shown: (String) -> String, _ paint: Paint) -> String {
    let span = diagnostic.location
    let place = paint.bold("\(printable(shown(span.path))):\(span.line):\(span.column):")
    let severity = paint.severity("\(diagnostic.severity.rawValue):", diagnostic.severity)
    return "\(place) \(severity) \(printable(diagnostic.message)) \(paint.faint("[\(diagnostic.rule)]"))"
}

private func place(_ span: Span, _ shown: (String) -> String) -> String { "\(shown(span.path)):\(span.line):\(span.column)" }

/// A source line as a terminal shows it, and the marks under its span.
private struct Excerpt {
    var text = ""
    var underline = ""

    private static let tabWidth = 4
    private static let longestLine = 240

    /// Nil for lines too long to show and for spans that do not lie in the line.
    init?(_ line: String, span: Span) {
        let end = span.endLine == span.line ? max(span.endColumn, span.column + 1) : Int.max
        guard line.utf16.count <= Self.longestLine, span.column <= line.utf16.count + 1 else { return nil }
        var column = 1
        var width = 0
        for character in line {
            let cell = character == "\t" ? Self.tabWidth - width % Self.tabWidth : columns(of: character)
            text += character == "\t" ? String(repeating: " ", count: cell) : printable(String(character))
            let isMarked = column < end && column + character.utf16.count > span.column
            underline += String(repeating: isMarked ? "^" : " ", count: cell)
            width += cell
            column += character.utf16.count
        }
        underline = String(underline.reversed().drop { $0 == " " }.reversed())
        if underline.isEmpty { underline = String(repeating: " ", count: width) + "^" }
    }
}

/// The cells of a terminal that a character takes: two for most emoji and for East Asian wide letters.
private func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
        0x20000...0x3FFFD:
        return 2
    default: return 1
    }
}

/// Text from a source without what could steer the terminal or break the line.
private func printable(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
}

private struct Paint {
    var isOn: Bool

    func bold(_ text: String) -> String { wrap(text, "1") }
    func faint(_ text: String) -> String { wrap(text, "2") }
    func severity(_ text: String, _ severity: Severity) -> String {
        wrap(text, severity == .error ? "1;31" : severity == .warning ? "1;33" : "1;34")
    }

    private func wrap(_ text: String, _ code: String) -> String { isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
