/// Walks over the start tags of an XML text in order and tells where each begins.
///
/// `XMLParser` reports the end of a start tag, counted in characters; findings point at its `<`, in UTF-16 units. The parser
/// reports start tags in the order of the text as long as no entity is expanded, so that the two can be walked in step.
/// It reads no values: what stands between the tags is skipped.
struct TagLocator {
    private let bytes: [UInt8]
    private var at: Int
    private var line = 1
    private var column = 1
    /// Where a document type that declares something itself (`<!DOCTYPE x [ … ]>`) begins. Nothing behind it is walked.
    private(set) var declarations: Place?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // A byte order mark is no column of the first line.
        at = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// The next start tag's `<`, with the length of `<name`. Nil when there is none that is finished.
    mutating func next() -> Place? {
        while at < bytes.count, declarations == nil {
            guard bytes[at] == UInt8(ascii: "<") else {
                advance()
                continue
            }
            if has("<!--") {
                skip(past: "-->", from: 4)
            } else if has("<![CDATA[") {
                skip(past: "]]>", from: 9)
            } else if has("<?") {
                skip(past: "?>", from: 2)
            } else if has("<!") {
                let start = Place(line: line, column: column, length: 2)
                if skipTag(stopAtSubset: true) == .subset { declarations = start }
            } else if has("</") {
                skip(past: ">", from: 2)
            } else {
                var start = Place(line: line, column: column)
                while at < bytes.count, !endsName(bytes[at]) { advance() }
                start.length = column - start.column
                return skipTag(stopAtSubset: false) == .closed ? start : nil
            }
        }
        return nil
    }

    private enum End { case closed, subset, text }

    /// To behind the `>` that is not part of a quoted value.
    private mutating func skipTag(stopAtSubset: Bool) -> End {
        var quote: UInt8?
        while at < bytes.count {
            let byte = bytes[at]
            advance()
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return .closed
            } else if stopAtSubset, byte == UInt8(ascii: "[") {
                return .subset
            }
        }
        return .text
    }

    private func endsName(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
    }

    private func has(_ text: StaticString, at offset: Int = 0) -> Bool {
        let start = at + offset
        guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
        for index in 0..<text.utf8CodeUnitCount where bytes[start + index] != text.utf8Start[index] { return false }
        return true
    }

    private mutating func skip(past end: StaticString, from offset: Int) {
        for _ in 0..<offset where at < bytes.count { advance() }
        while at < bytes.count {
            if has(end) {
                for _ in 0..<end.utf8CodeUnitCount { advance() }
                return
            }
            advance()
        }
    }

    /// One byte on, counting lines (`\n`, `\r\n`, `\r`) and UTF-16 units.
    private mutating func advance() {
        let byte = bytes[at]
        at += 1
        switch byte {
        case UInt8(ascii: "\n"):
            line += 1
            column = 1
        case UInt8(ascii: "\r"):
            guard at >= bytes.count || bytes[at] != UInt8(ascii: "\n") else { return }
            line += 1
            column = 1
        case 0x80..<0xC0: break
        case 0xF0...: column += 2
        default: column += 1
        }
    }
}
