import Diagnostics
import Foundation

/// Extracts the settings of an `.xcconfig` file. Cannot fail: a line that is neither a setting nor an include becomes a note.
func configurationFacts(path: String, data: Data) -> FileFacts {
    var facts = FileFacts(path: path, language: .project)
    guard !data.contains(0) else {
        facts.notes.append(LoadNote(.unreadable, "is no UTF-8 text; its settings are not known", at: Span(path: path, line: 1, column: 1)))
        return facts
    }
    var build = BuildFacts()
    for (index, bytes) in data.split(omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A }).enumerated() {
        let written = bytes.count <= longestLine ? String(decoding: bytes, as: UTF8.self) : "?"
        let line = withoutComment(written).trimmingCharacters(in: .whitespacesAndNewlines.union(["\u{FEFF}"]))
        if line.isEmpty { continue }
        if line.hasPrefix("#include") {
            let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
            if quoted.count >= 2, let file = pathBelow(parentFolder(path), String(quoted[1])) { build.includes.append(file) }
        } else if let (key, value) = setting(line) {
            build.settings[key] = value
        } else if facts.notes.isEmpty {
            facts.notes.append(LoadNote(
                .unreadable, "this line of a build configuration is not understood", at: Span(path: path, line: index + 1, column: 1)))
        }
    }
    facts.build = build
    return facts
}

/// No one writes a setting of more bytes.
private let longestLine = 1 << 16

/// A `//` begins a comment wherever it stands, even in an address.
private func withoutComment(_ line: String) -> Substring {
    line.range(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
}

/// `KEY = value` or `KEY[sdk=…][arch=…] = value`.
private func setting(_ line: String) -> (String, String)? {
    var depth = 0
    for index in line.indices {
        switch line[index] {
        case "[": depth += 1
        case "]": depth -= 1
        case "=" where depth <= 0:
            let key = line[..<index].trimmingCharacters(in: .whitespaces)
            guard !key.isEmpty, !key.contains(where: \.isWhitespace) else { return nil }
            return (key, line[line.index(after: index)...].trimmingCharacters(in: .whitespaces))
        default: break
        }
    }
    return nil
}
