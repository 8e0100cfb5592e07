/// Where every value and key of a JSON5 text stands.
///
/// Foundation decodes JSON5 but tells no places: a decoded value does not know its line, and on Linux not even a syntax
/// error does. Findings and notes must point into the flow file, so this walks the text once beside Foundation. It
/// knows strings, comments, brackets and separators, and interprets no value. Its tree then guides the decoder: asking for
/// the right type at once is a hundred times faster than trying one after the other.
///
/// The walk keeps its own stack, so that depth costs no call stack. It goes no deeper than `depthLimit`, which
/// is also where Foundation gives up; flow files need eight levels.
struct JSONPlaces {
    static let depthLimit = 512

    struct Member {
        var key: String
        var place: Place
        var value: Int
    }
    enum Kind { case object, list, string, flag, null, number }
    /// A value. `members` holds the first one of each key, which is the one Foundation keeps.
    struct Entry {
        var kind: Kind
        var place: Place
        var elements: [Int] = []
        var members: [Member] = []
    }
    struct Problem {
        var message: String
        var place: Place
    }
    struct Repeated {
        var key: String
        var place: Place
    }

    /// In the order of the text; the first is the whole document.
    private(set) var entries: [Entry] = []
    private(set) var repeated: [Repeated] = []
    /// What is wrong with the text, at the first place where it goes wrong.
    private(set) var problem: Problem?

    init(_ bytes: [UInt8]) {
        scan = Scan(bytes: bytes)
        walk()
    }

    private var scan: Scan
    private var open: [Frame] = []
    private var pending: (key: String, place: Place)?

    private struct Frame {
        var entry: Int
        var isObject: Bool
        var keys: Set<String> = []
    }

    private enum Expected { case value, valueOrClose, keyOrClose, colon, separator, nothing }
}

extension JSONPlaces {
    private mutating func walk() {
        var expected = Expected.value
        while problem == nil {
            if let unclosed = scan.skipBlanks() {
                return fail("the comment is not closed", at: unclosed)
            }
            guard let byte = scan.current else {
                if expected != .nothing { failAtEnd(expected) }
                return
            }
            switch expected {
            case .nothing: fail("text after the end of the document", at: scan.place(length: 1))
            case .value: expected = value(byte)
            case .valueOrClose: expected = byte == UInt8(ascii: "]") ? close() : value(byte)
            case .keyOrClose: expected = byte == UInt8(ascii: "}") ? close() : key(byte)
            case .colon:
                guard byte == UInt8(ascii: ":") else { return fail("expected \":\" after the key", at: scan.place(length: 1)) }
                scan.step()
                expected = .value
            case .separator: expected = separator(byte)
            }
        }
    }

    private mutating func value(_ byte: UInt8) -> Expected {
        let start = scan.place(length: 1)
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard open.count < Self.depthLimit else {
                fail("nested deeper than \(Self.depthLimit) levels", at: start)
                return .nothing
            }
            scan.step()
            let isObject = byte == UInt8(ascii: "{")
            open.append(Frame(entry: add(isObject ? .object : .list, at: start), isObject: isObject))
            return isObject ? .keyOrClose : .valueOrClose
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            guard let place = string() else { return .nothing }
            _ = add(.string, at: place)
        default:
            let (text, place) = scan.word()
            guard let kind = kind(ofWord: text) else {
                fail(text.isEmpty ? "expected a value" : "\"\(text)\" is no value; strings stand in quotes", at: place)
                return .nothing
            }
            _ = add(kind, at: place)
        }
        return open.isEmpty ? .nothing : .separator
    }

    private mutating func key(_ byte: UInt8) -> Expected {
        let start = scan.index
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            guard let place = string() else { return .nothing }
            let raw = String(decoding: scan.bytes[(start + 1)..<(scan.index - 1)], as: UTF8.self)
            // Escapes are Foundation's to read. Those of unquoted keys it leaves alone.
            pending = (raw.contains("\\") ? decodedString(Array(scan.bytes[start..<scan.index])) ?? raw : raw, place)
        } else {
            let (text, place) = scan.word()
            guard isIdentifier(text) else {
                fail(text.isEmpty ? "expected a key" : "the key \"\(text)\" needs quotes", at: place)
                return .nothing
            }
            pending = (text, place)
        }
        return .colon
    }

    private mutating func separator(_ byte: UInt8) -> Expected {
        guard let frame = open.last else { return .nothing }
        if byte == UInt8(ascii: ",") {
            scan.step()
            return frame.isObject ? .keyOrClose : .valueOrClose
        }
        if byte == UInt8(ascii: frame.isObject ? "}" : "]") { return close() }
        fail("expected \",\" or \"\(frame.isObject ? "}" : "]")\"", at: scan.place(length: 1))
        return .nothing
    }

    private mutating func close() -> Expected {
        scan.step()
        open.removeLast()
        return open.isEmpty ? .nothing : .separator
    }

    /// Steps over a string; nil, with a problem, when it does not end on its line.
    private mutating func string() -> Place? {
        var place = scan.place(length: 1)
        switch scan.stepOverString() {
        case .closed: break
        case .open:
            fail("the string is not closed", at: place)
            return nil
        case .wrongEscape(let escape):
            fail("the escape is not complete", at: escape)
            return nil
        }
        if scan.line == place.line { place.length = scan.column - place.column }
        return place
    }

    private mutating func add(_ kind: Kind, at place: Place) -> Int {
        let index = entries.count
        entries.append(Entry(kind: kind, place: place))
        guard let parent = open.indices.last else { return index }
        if let (key, keyPlace) = pending {
            pending = nil
            if open[parent].keys.insert(key).inserted {
                entries[open[parent].entry].members.append(Member(key: key, place: keyPlace, value: index))
            } else {
                repeated.append(Repeated(key: key, place: keyPlace))
            }
        } else {
            entries[open[parent].entry].elements.append(index)
        }
        return index
    }

    private mutating func fail(_ message: String, at place: Place) {
        problem = Problem(message: message, place: place)
    }

    private mutating func failAtEnd(_ expected: Expected) {
        guard let frame = open.last else { return fail("the file holds no value", at: scan.place(length: 0)) }
        let opener = entries[frame.entry].place
        let bracket = frame.isObject ? "{" : "["
        fail("the file ends before the \"\(bracket)\" of line \(opener.line) is closed", at: scan.place(length: 0))
    }
}

/// Only tells words from values; whether a number is well formed is Foundation's to say.
private func kind(ofWord text: String) -> JSONPlaces.Kind? {
    if text == "true" || text == "false" { return .flag }
    if text == "null" { return .null }
    let unsigned = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    if unsigned == "Infinity" || unsigned == "NaN" { return .number }
    guard let first = unsigned.utf8.first else { return nil }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) || first == UInt8(ascii: ".") ? .number : nil
}

/// What may stand as a key without quotes, as far as ASCII goes.
private func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "\\": true
        default: !scalar.isASCII
        }
    }
}

/// A position in UTF-8 text that counts lines and UTF-16 columns as it goes. Lines end in LF, CR LF or CR.
private struct Scan {
    let bytes: [UInt8]
    var index = 0
    var line = 1
    var column = 1

    init(bytes: [UInt8]) { self.bytes = bytes }

    var current: UInt8? { index < bytes.count ? bytes[index] : nil }
    var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

    func place(length: Int) -> Place { Place(line: line, column: column, length: length) }

    mutating func step() {
        guard index < bytes.count else { return }
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && current != UInt8(ascii: "\n")) {
            line += 1
            column = 1
        } else if byte >= 0xf0 {
            column += 2
        } else if byte & 0xc0 != 0x80 {
            column += 1
        }
    }

    /// Skips white space and comments; returns the place of a comment that never ends.
    mutating func skipBlanks() -> Place? {
        while let byte = current {
            if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
                while let inside = current, inside != UInt8(ascii: "\n"), inside != UInt8(ascii: "\r") { step() }
            } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                let start = place(length: 2)
                step()
                step()
                while current != nil, !(current == UInt8(ascii: "*") && next == UInt8(ascii: "/")) { step() }
                guard current != nil else { return start }
                step()
                step()
            } else if let length = blankLength {
                for _ in 0..<length { step() }
            } else {
                return nil
            }
        }
        return nil
    }

    /// The bytes of the white space character here: ASCII, no-break space, byte order mark, the spaces of U+2000.
    private var blankLength: Int? {
        guard let byte = current else { return nil }
        if byte == 0x20 || (0x09...0x0d).contains(byte) { return 1 }
        if byte == 0xc2, next == 0xa0 { return 2 }
        guard index + 2 < bytes.count else { return nil }
        let third = bytes[index + 2]
        if byte == 0xef, next == 0xbb, third == 0xbf { return 3 }
        if byte == 0xe2, next == 0x80, (0x80...0x8a).contains(third) || (0xa8...0xa9).contains(third) { return 3 }
        return nil
    }

    enum StringEnd {
        case closed
        /// A line or the text ends before the string. An escaped line break belongs to it.
        case open
        /// `\u` without four hexadecimal digits, `\x` without two.
        case wrongEscape(Place)
    }

    mutating func stepOverString() -> StringEnd {
        let quote = current
        step()
        while let byte = current {
            if byte == UInt8(ascii: "\\") {
                let digits = next == UInt8(ascii: "u") ? 4 : next == UInt8(ascii: "x") ? 2 : 0
                let following = bytes.dropFirst(index + 2).prefix(digits)
                guard following.count == digits, following.allSatisfy(isHexDigit) else {
                    return .wrongEscape(place(length: 2))
                }
                step()
                if current == UInt8(ascii: "\r"), next == UInt8(ascii: "\n") { step() }
            } else if byte == quote {
                step()
                return .closed
            } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                return .open
            }
            step()
        }
        return .open
    }

    private func isHexDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): true
        default: false
        }
    }

    /// What stands here up to the next blank, bracket, quote or separator.
    mutating func word() -> (String, Place) {
        var place = place(length: 0)
        let start = index
        while let byte = current, !",:[]{}\"'/".utf8.contains(byte), blankLength == nil { step() }
        place.length = max(1, column - place.column)
        return (String(decoding: bytes[start..<index], as: UTF8.self), place)
    }
}
