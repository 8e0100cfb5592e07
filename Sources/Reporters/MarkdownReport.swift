import Diagnostics

/// A summary for a pull request's comment or a job's summary page: the counts, the findings with the worst first, and small pictures
/// of the ways to their screens.
///
/// Code hosts cut comments at 65,536 characters, so findings that do not fit are counted instead.
public func markdownReport(_ report: Report) -> String {
    let findings = report.worstFirst
    var text = "### navlint: \(verdict(on: report.diagnostics))\n\n"
    var shown = 0
    var pictures = 0
    for diagnostic in findings {
        let hasPicture = pictures < pictureLimit
        let entry = item(diagnostic, report, drawn: hasPicture)
        guard text.utf16.count + entry.utf16.count < sizeLimit else { break }
        text += entry
        shown += 1
        if hasPicture, diagnostic.witness != nil { pictures += 1 }
    }
    if shown > 0 { text += "\n" }
    if shown < findings.count { text += "…and \(findings.count - shown) more.\n\n" }
    let summary = report.summary
    var scope = "\(counted(summary.files, "file")), \(counted(summary.screens, "screen")), \(counted(summary.transitions, "transition"))"
    scope += ", \(summary.unresolved) unresolved, \(counted(summary.openScreens, "open screen"))"
    if summary.suppressed > 0 { scope += "; \(summary.suppressed) suppressed" }
    if summary.baselined > 0 { scope += "; \(summary.baselined) in the baseline" }
    if summary.opaqueActions > 0 { scope += "; \(counted(summary.opaqueActions, "action")) could not be followed" }
    if summary.isMostlyOpen { scope += "; \(mostlyOpen)" }
    let gaps = report.notes.count { $0.kind != .unresolved }
    if gaps > 0 { scope += "; \(counted(gaps, "place")) could not be understood" }
    return text + "<sub>\(scope)</sub>\n"
}

private let sizeLimit = 60_000
/// More pictures than these nobody looks at, and the page gets slow.
private let pictureLimit = 10

private func item(_ diagnostic: Diagnostic, _ report: Report, drawn: Bool) -> String {
    let place = link(to: diagnostic.location, report)
    var lines = ["- **\(diagnostic.severity.rawValue)** \(markdown(diagnostic.message)) (`\(diagnostic.rule)`) \(place)"]
    var details = diagnostic.related.map { "  - \(markdown($0.message)): \(link(to: $0.location, report))" }
    if let fix = diagnostic.fix { details.append("  - Fix: \(markdown(fix))") }
    lines += details
    if drawn, let witness = diagnostic.witness {
        lines += ["", "  <details><summary>The way there</summary>", "", "  ```mermaid"] + picture(of: witness).map { "  \($0)" }
        lines += ["  ```", "", "  </details>", ""]
    } else if let witness = diagnostic.witness {
        lines.append("  - Way: \(code(witness))")
    }
    return lines.joined(separator: "\n") + "\n"
}

private func link(to span: Span, _ report: Report) -> String {
    let path = report.paths.inRepository(span.path)
    let text = code("\(path):\(span.line)")
    return report.link(path, span.line).map { "[\(text)](\($0))" } ?? text
}

// MARK: The way as a picture

/// The lines of a Mermaid flowchart of a witness: pushes and containers solid, presentations dashed with their style.
private func picture(of witness: String) -> [String] {
    var lines = ["flowchart LR"]
    var node = 0
    var style: String?
    for stop in wayStops(of: witness) {
        if stop.opensLayer {
            style = stop.name
            continue
        }
        lines.append("  n\(node)[\"\(mermaid(stop.name))\"]")
        if node > 0 { lines.append("  n\(node - 1) \(style.map { "-.->|\"\(mermaid($0))\"|" } ?? "-->") n\(node)") }
        style = nil
        node += 1
    }
    return lines
}

/// The parts of a witness, `window → Tabs[1] → nav → Cart ⇒ sheet → Checkout`; what follows `⇒` is the new layer's style.
private func wayStops(of witness: String) -> [(name: String, opensLayer: Bool)] {
    witness.split(separator: " → ").flatMap { part in
        part.split(separator: " ⇒ ").enumerated().map { (String($0.element), $0.offset > 0) }
    }
}

private func mermaid(_ text: String) -> String {
    oneLine(text).unicodeScalars.map { scalar in
        switch scalar {
        case "\"": "#quot;"
        case "#": "#35;"
        case "<": "#lt;"
        case ">": "#gt;"
        case "&": "#amp;"
        case "`": "#96;"
        default: String(scalar)
        }
    }.joined()
}

// MARK: Escaping

/// Text as code, whatever backticks it holds.
private func code(_ text: String) -> String {
    let text = oneLine(text)
    let longest = text.split(separator: /[^`]+/).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let pad = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return "\(fence)\(pad)\(text)\(pad)\(fence)"
}

/// Plain text in which Markdown and HTML find nothing to format. Code spans of the text stay; words such as `@objc` become
/// code, so that nobody of that name is called.
private func markdown(_ text: String) -> String {
    let parts = oneLine(text).split(separator: "`", omittingEmptySubsequences: false)
    // A backtick without a partner is text.
    let codeEnds = parts.count % 2 == 0 ? parts.count - 1 : parts.count
    return parts.enumerated().map { index, part in
        guard index % 2 == 1 else { return plain(part) }
        guard index < codeEnds else { return "\\`" + plain(part) }
        return part.isEmpty ? "\\`\\`" : code(String(part))
    }.joined()
}

private func plain(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let character = rest.first {
        if character == "@" {
            let word = rest.prefix { $0 == "@" || $0 == "-" || $0.isLetter || $0.isNumber }
            result += word.count > 1 ? code(String(word)) : "@"
            rest = rest.dropFirst(word.count)
            continue
        }
        switch character {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\\", "*", "_", "[", "]", "#", "|", "~", "!": result += "\\\(character)"
        default: result.append(character)
        }
        rest = rest.dropFirst()
    }
    return result
}
