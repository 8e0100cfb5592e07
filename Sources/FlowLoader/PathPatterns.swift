import Foundation

/// Paths by pattern, as `.gitignore` and its kin write them: `*` and `?` within a name, `**` over folders; a folder means all below it.
///
/// `App/Legacy`, `**/Generated/**`, `*.swift` (at the top only), `**/*View.swift`.
public struct PathPatterns: Sendable {
    private let expressions: [NSRegularExpression]
    /// What the patterns are relative to, absolute and with a final `/`.
    private let folder: String

    /// `folder` is the absolute path of what the patterns are relative to.
    public init(_ patterns: [String], in folder: String) {
        self.folder = folder.hasSuffix("/") ? folder : folder + "/"
        // A text made of escaped letters and groups is always a regular expression.
        expressions = patterns.compactMap { try? NSRegularExpression(pattern: expression(of: $0)) }
    }

    public var isEmpty: Bool { expressions.isEmpty }

    /// Whether one of the patterns means the file of this absolute path.
    public func match(_ path: String) -> Bool {
        guard path.hasPrefix(folder) else { return false }
        let relative = String(path.dropFirst(folder.count))
        let whole = NSRange(relative.startIndex..., in: relative)
        return expressions.contains { $0.firstMatch(in: relative, range: whole) != nil }
    }
}

private func expression(of pattern: String) -> String {
    var text = ""
    var rest = pattern.hasPrefix("./") ? pattern.dropFirst(2) : pattern[...]
    while rest.last == "/" { rest.removeLast() }
    while let letter = rest.first {
        if rest.hasPrefix("**/") {
            text += "(?:[^/]+/)*"
            rest = rest.dropFirst(3)
        } else if rest.hasPrefix("**") {
            text += ".*"
            rest = rest.dropFirst(2)
        } else {
            text += letter == "*" ? "[^/]*" : letter == "?" ? "[^/]" : NSRegularExpression.escapedPattern(for: String(letter))
            rest = rest.dropFirst()
        }
    }
    return "^\(text)(?:/.*)?$"
}
