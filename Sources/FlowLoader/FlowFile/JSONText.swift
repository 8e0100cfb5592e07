/// A JSON value to be written. Foundation's encoder sorts keys differently from platform to platform and cannot keep the
/// order of a format, so the text is made here: keys as given, an object or list on one line where it fits.
package indirect enum JSONText {
    case null
    case bool(Bool)
    case integer(Int)
    case string(String)
    case list([JSONText])
    case object([(String, JSONText)])

    /// An object or list is written on one line up to this many characters.
    private static let width = 120
}

/// The fields of an object, those without a value or with the default left out.
package struct JSONFields {
    private var fields: [(String, JSONText)] = []

    package init() {}

    package var object: JSONText { .object(fields) }

    package mutating func put(_ key: String, _ value: JSONText?) {
        if let value { fields.append((key, value)) }
    }
    package mutating func put(_ key: String, _ text: String?, unless usual: String? = nil) {
        if let text, text != usual { fields.append((key, .string(text))) }
    }
    package mutating func put(_ key: String, _ holds: Bool) {
        if holds { fields.append((key, .bool(true))) }
    }
    package mutating func put(_ key: String, _ elements: [JSONText]) {
        if !elements.isEmpty { fields.append((key, .list(elements))) }
    }
    package mutating func put<Word: RawRepresentable<String> & Equatable>(_ key: String, _ word: Word?, unless usual: Word?) {
        if let word, word != usual { fields.append((key, .string(word.rawValue))) }
    }
}

extension JSONText {
    /// The text without a final newline.
    package func text() -> String {
        var text = ""
        write(to: &text, indent: 0)
        return text
    }

    /// The depth is that of the format, not of any input.
    private func write(to text: inout String, indent: Int) {
        if let line = inline(room: Self.width - indent) {
            text += line
            return
        }
        let margin = String(repeating: " ", count: indent + 2)
        let parts: [(prefix: String, value: JSONText)], brackets: (String, String)
        switch self {
        case .object(let fields):
            parts = fields.map { (quoted($0.0) + ": ", $0.1) }
            brackets = ("{", "}")
        case .list(let elements):
            parts = elements.map { ("", $0) }
            brackets = ("[", "]")
        default: return
        }
        text += brackets.0
        for (index, part) in parts.enumerated() {
            text += (index == 0 ? "\n" : ",\n") + margin + part.prefix
            part.value.write(to: &text, indent: indent + 2)
        }
        text += "\n" + String(repeating: " ", count: indent) + brackets.1
    }

    /// The value on one line; nil when an object or list needs more room. Gives up as soon as that is known.
    private func inline(room: Int) -> String? {
        switch self {
        case .null: return "null"
        case .bool(let flag): return flag ? "true" : "false"
        case .integer(let number): return String(number)
        case .string(let string): return quoted(string)
        case .list(let elements):
            return joined(elements.lazy.map { ("", $0) }, "[", "]", room: room)
        case .object(let fields):
            return joined(fields.lazy.map { (quoted($0.0) + ": ", $0.1) }, "{", "}", room: room)
        }
    }

    private func joined(
        _ parts: some Sequence<(String, JSONText)>, _ opening: String, _ closing: String, room: Int
    ) -> String? {
        var line = opening
        for (prefix, value) in parts {
            if line.utf8.count > 1 { line += ", " }
            line += prefix
            guard let part = value.inline(room: room - line.utf8.count) else { return nil }
            line += part
            if line.utf8.count > room { return nil }
        }
        return line + closing
    }
}

/// A JSON string literal: quotes, backslashes and control characters escaped, all else as it is.
private func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\n": text += "\\n"
        case "\r": text += "\\r"
        case "\t": text += "\\t"
        // Terminals obey the last ones too.
        case "\u{0}"..."\u{1f}", "\u{7f}"..."\u{9f}":
            let digits = String(scalar.value, radix: 16)
            text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: text.unicodeScalars.append(scalar)
        }
    }
    return text + "\""
}
