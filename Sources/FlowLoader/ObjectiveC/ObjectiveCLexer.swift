/// A word, literal or symbol of an Objective-C or Objective-C++ file. Where it stands is worked out while the file is read, once for every
/// byte, so that a line of megabytes costs no more than many short ones.
struct ObjectiveCToken: Hashable, Sendable {
    enum Kind: UInt8, Sendable {
        case identifier
        /// `@interface`, `@selector`, `@YES`: the range is the word without `@`.
        case atWord
        /// `"…"` and `@"…"`: the range is what stands between the quotation marks.
        case string
        case number, character, symbol
        /// `#if` and its relatives, and other lines that begin with `#`: from the word to the end of the line.
        case directive
        /// What is left of `#if` whose condition cannot be known: its parts, each with its flag, are possible.
        case conditional, alternative, conditionalEnd
    }

    var kind: Kind
    /// The first byte of a symbol; 0 for everything else.
    var symbol: UInt8 = 0
    var start: Int32
    var end: Int32
    var line: Int32
    var column: Int32

    var place: Place { Place(line: Int(line), column: Int(column), length: kind == .string ? 0 : Int(end - start)) }
}

/// `#define name body` or `#define name(parameters) body`.
struct ObjectiveCMacro: Sendable {
    var name: String
    var place: Place
    /// Nil for a macro without parentheses.
    var parameters: [String]?
    var body: [ObjectiveCToken]
}

/// A file cut into tokens.
struct ObjectiveCTokens: Sendable {
    var tokens: [ObjectiveCToken] = []
    var macros: [ObjectiveCMacro] = []
    var imports: [String] = []
    var directives: [Directive] = []
    /// What could not be understood, with the place.
    var faults: [(message: String, place: Place)] = []
}

func objectiveCTokens(_ bytes: [UInt8], isCPlusPlus: Bool) -> ObjectiveCTokens {
    bytes.withUnsafeBufferPointer { buffer in
        var lexer = Lexer(bytes: buffer, isCPlusPlus: isCPlusPlus)
        var tokens: [ObjectiveCToken] = []
        tokens.reserveCapacity(buffer.count / 5)
        lexer.lex(upTo: buffer.count, into: &tokens)
        lexer.result.tokens = tokens
        return lexer.result
    }
}

private let newline = UInt8(ascii: "\n")
private let slash = UInt8(ascii: "/")
private let star = UInt8(ascii: "*")
private let backslash = UInt8(ascii: "\\")
private let quote = UInt8(ascii: "\"")
private let at = UInt8(ascii: "@")
private let hash = UInt8(ascii: "#")

private struct Lexer {
    let bytes: UnsafeBufferPointer<UInt8>
    let isCPlusPlus: Bool
    var result = ObjectiveCTokens()
    private var offset = 0
    private var line: Int32 = 1
    private var lineStart = 0
    /// UTF-16 units of the present line minus its bytes, up to here.
    private var widening = 0
    private var isAtLineStart = true
    /// Within a line that begins with `#`, where no other one begins.
    private var isInDirective = false
    private var hasToldNull = false
    private var hasToldEncoding = false

    init(bytes: UnsafeBufferPointer<UInt8>, isCPlusPlus: Bool) {
        self.bytes = bytes
        self.isCPlusPlus = isCPlusPlus
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
            offset = 3
            lineStart = 3
        }
    }

    private var column: Int32 { Int32(truncatingIfNeeded: 1 + offset - lineStart + widening) }
    private var place: Place { Place(line: Int(line), column: Int(column)) }

    private func byte(_ ahead: Int = 0) -> UInt8 { offset + ahead < bytes.count ? bytes[offset + ahead] : 0 }

    /// Over one byte, counting lines and columns.
    private mutating func step() {
        let byte = bytes[offset]
        offset += 1
        if byte == newline || byte == 0x0D && self.byte() != newline {
            line += 1
            lineStart = offset
            widening = 0
            isAtLineStart = true
        } else if byte >= 0x80 {
            widening += byte & 0xC0 == 0x80 ? -1 : byte >= 0xF0 ? 1 : 0
        }
    }

    private mutating func fault(_ message: String, at place: Place) { result.faults.append((message, place)) }

    mutating func lex(upTo end: Int, into tokens: inout [ObjectiveCToken]) {
        while offset < end {
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: " "), 0x09, 0x0A, 0x0B, 0x0C, 0x0D: step()
            case backslash: step()
            case 0:
                if !hasToldNull { fault("a NUL byte stands here; the file may be damaged", at: place) }
                hasToldNull = true
                step()
            case slash where self.byte(1) == slash: lineComment(upTo: end)
            case slash where self.byte(1) == star: blockComment(upTo: end)
            case hash where isAtLineStart && !isInDirective: directive(upTo: end, into: &tokens)
            case quote: string(upTo: end, into: &tokens)
            case UInt8(ascii: "'"): character(upTo: end, into: &tokens)
            case at: atSign(upTo: end, into: &tokens)
            case UInt8(ascii: "0")...UInt8(ascii: "9"): number(upTo: end, into: &tokens)
            case UInt8(ascii: "."):
                if isDigit(self.byte(1)) { number(upTo: end, into: &tokens) } else { symbol(upTo: end, into: &tokens) }
            case _ where isWordStart(byte): word(.identifier, upTo: end, into: &tokens)
            default: symbol(upTo: end, into: &tokens)
            }
        }
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private func isWordStart(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
    }

    private mutating func add(_ kind: ObjectiveCToken.Kind, from start: Int, to end: Int, line: Int32, column: Int32, into tokens: inout [ObjectiveCToken]) {
        isAtLineStart = false
        tokens.append(ObjectiveCToken(
            kind: kind, symbol: kind == .symbol ? bytes[start] : 0, start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end), line: line, column: column))
    }

    // MARK: Comments

    private mutating func lineComment(upTo end: Int) {
        let (start, place) = (offset, self.place)
        while offset < end, bytes[offset] != newline, bytes[offset] != 0x0D { step() }
        noteDirective(from: start + 2, to: offset, place, length: Int(column) - place.column)
    }

    private mutating func blockComment(upTo end: Int) {
        let (start, place) = (offset, self.place)
        let wasAtLineStart = isAtLineStart
        step()
        step()
        while offset < end, !(bytes[offset] == star && byte(1) == slash) { step() }
        guard offset < end else { return fault("a comment begins here and does not end", at: place) }
        let content = offset
        step()
        step()
        isAtLineStart = isAtLineStart || wasAtLineStart
        noteDirective(from: start + 2, to: content, place, length: line == Int32(place.line) ? Int(column) - place.column : 0)
    }

    /// `// navlint:…`
    private mutating func noteDirective(from start: Int, to end: Int, _ place: Place, length: Int) {
        var start = start
        while start < end, [slash, star, UInt8(ascii: "!"), UInt8(ascii: " "), 0x09, 0x0A, 0x0D].contains(bytes[start]) { start += 1 }
        guard end - start > 8, bytes[start] == UInt8(ascii: "n"), bytes[start + 1] == UInt8(ascii: "a") else { return }
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        guard text.hasPrefix("navlint:") else { return }
        var directive = Substring(text.dropFirst("navlint:".count))
        while directive.first?.isWhitespace == true { directive.removeFirst() }
        while directive.last?.isWhitespace == true { directive.removeLast() }
        result.directives.append(Directive(text: String(directive), place: Place(line: place.line, column: place.column, length: length)))
    }

    // MARK: Literals

    private mutating func string(upTo end: Int, into tokens: inout [ObjectiveCToken]) {
        let (startLine, startColumn, place) = (line, column, self.place)
        step()
        let start = offset
        while offset < end, bytes[offset] != quote, bytes[offset] != newline {
            checkEncoding()
            if bytes[offset] == backslash, offset + 1 < end { step() }
            step()
        }
        if offset >= bytes.count { fault("a string begins here and does not end", at: place) }
        add(.string, from: start, to: offset, line: startLine, column: startColumn, into: &tokens)
        if offset < end, bytes[offset] == quote { step() }
    }

    /// `R"mark(…)mark"`
    private mutating func rawString(upTo end: Int, into tokens: inout [ObjectiveCToken]) {
        let (startLine, startColumn) = (line, column)
        step()
        var mark: [UInt8] = [UInt8(ascii: ")")]
        while offset < end, bytes[offset] != UInt8(ascii: "("), mark.count < 18 {
            mark.append(bytes[offset])
            step()
        }
        mark.append(quote)
        let start = offset + 1
        while offset < end {
            if bytes[offset] == mark[0], offset + mark.count <= end, (1..<mark.count).allSatisfy({ bytes[offset + $0] == mark[$0] }) { break }
            step()
        }
        add(.string, from: min(start, offset), to: offset, line: startLine, column: startColumn, into: &tokens)
        for _ in mark where offset < end { step() }
    }

    private mutating func character(upTo end: Int, into tokens: inout [ObjectiveCToken]) {
        let (start, startLine, startColumn) = (offset, line, column)
        step()
        while offset < end, bytes[offset] != UInt8(ascii: "'"), bytes[offset] != newline {
            if bytes[offset] == backslash, offset + 1 < end { step() }
            step()
        }
        if offset < end, bytes[offset] != newline { step() }
        add(.character, from: start, to: offset, line: startLine, column: startColumn, into: &tokens)
    }

    private mutating func number(upTo end: Int, into tokens: inout [ObjectiveCToken]) {
        let (start, startLine, startColumn) = (offset, line, column)
        while offset < end {
            let byte = bytes[offset]
            let isSign = (byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")) && bytes[offset - 1] | 0x20 == UInt8(ascii: "e") && offset > start
            guard isDigit(byte) || byte == UInt8(ascii: ".") || isWordStart(byte) && byte < 0x80 || isSign else { break }
            step()
        }
        add(.number, from: start, to: offset, line: startLine, column: startColumn, into: &tokens)
    }

    /// Bytes that are no UTF-8. In comments nobody minds them.
    private mutating func checkEncoding() {
        let lead = bytes[offset]
        guard lead >= 0x80, !hasToldEncoding else { return }
        let isContinuation = lead & 0xC0 == 0x80
        if isContinuation, offset > 0, bytes[offset - 1] >= 0x80 { return }
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        let isWhole = !isContinuation && lead < 0xF8 && (1..<length).allSatisfy { byte($0) & 0xC0 == 0x80 }
        if isWhole { return }
        hasToldEncoding = true
        fault("this text is not UTF-8; the rest of the file was read", at: place)
    }

    // MARK: Words and symbols

    private mutating func word(_ kind: ObjectiveCToken.Kind, upTo end: Int, into tokens: inout [ObjectiveCToken]) {
        let (start, startLine, startColumn) = (offset, line, column)
        while offset < end, isWordStart(bytes[offset]) || isDigit(bytes[offset]) {
            checkEncoding()
            step()
        }
        if isCPlusPlus, offset < end, bytes[offset] == quote, bytes[offset - 1] == UInt8(ascii: "R"), offset - start <= 3 {
            return rawString(upTo: end, into: &tokens)
        }
        add(kind, from: start, to: offset, line: startLine, column: startColumn, into: &tokens)
    }

    private mutating func atSign(upTo end: Int, into tokens: inout [ObjectiveCToken]) {
        let (start, startLine, startColumn) = (offset, line, column)
        step()
        while offset < end, byte() == UInt8(ascii: " ") { step() }
        if offset < end, bytes[offset] == quote { return string(upTo: end, into: &tokens) }
        if offset < end, isWordStart(bytes[offset]) { return word(.atWord, upTo: end, into: &tokens) }
        add(.symbol, from: start, to: start + 1, line: startLine, column: startColumn, into: &tokens)
    }

    private mutating func symbol(upTo end: Int, into tokens: inout [ObjectiveCToken]) {
        let (start, startLine, startColumn) = (offset, line, column)
        let (first, second) = (bytes[offset], byte(1))
        var length = 1
        switch first {
        case UInt8(ascii: "-"): length = second == UInt8(ascii: ">") || second == first || second == UInt8(ascii: "=") ? 2 : 1
        case UInt8(ascii: "+"), UInt8(ascii: "&"), UInt8(ascii: "|"): length = second == first || second == UInt8(ascii: "=") ? 2 : 1
        case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"), star, slash, UInt8(ascii: "%"), UInt8(ascii: "^"):
            length = second == UInt8(ascii: "=") ? 2 : 1
        case UInt8(ascii: ":"): length = isCPlusPlus && second == first ? 2 : 1
        case UInt8(ascii: "."): length = second == first && byte(2) == first ? 3 : 1
        default: break
        }
        for _ in 0..<length where offset < end { step() }
        add(.symbol, from: start, to: offset, line: startLine, column: startColumn, into: &tokens)
    }

    // MARK: Lines that begin with `#`

    private mutating func directive(upTo end: Int, into tokens: inout [ObjectiveCToken]) {
        let (startLine, startColumn) = (line, column)
        step()
        while offset < end, byte() == UInt8(ascii: " ") || byte() == 0x09 { step() }
        let start = offset
        while offset < end, isWordStart(bytes[offset]), bytes[offset] < 0x80 { step() }
        let lineEnd = logicalLineEnd(from: offset, upTo: end)
        switch String(decoding: bytes[start..<offset], as: UTF8.self) {
        case "if", "ifdef", "ifndef", "elif", "elifdef", "elifndef", "else", "endif":
            add(.directive, from: start, to: lineEnd, line: startLine, column: startColumn, into: &tokens)
        case "define": define(upTo: lineEnd)
        case "import", "include":
            let text = String(decoding: bytes[offset..<lineEnd], as: UTF8.self)
            if let name = text.split(whereSeparator: { "<>\" \t\r".contains($0) }).first { result.imports.append(String(name)) }
        default: break
        }
        while offset < lineEnd { step() }
        isAtLineStart = true
    }

    /// Where the line ends, lines that `\` joins to it counted in. Comments that begin in it and go on are left for later.
    private func logicalLineEnd(from start: Int, upTo end: Int) -> Int {
        var at = start
        while at < end {
            if bytes[at] == newline || bytes[at] == 0x0D {
                var last = at - 1
                if last >= start, bytes[last] == 0x0D { last -= 1 }
                if last < start || bytes[last] != backslash { return at }
                if bytes[at] == 0x0D, at + 1 < end, bytes[at + 1] == newline { at += 1 }
            }
            if bytes[at] == slash, at + 1 < end, bytes[at + 1] == slash || bytes[at + 1] == star { return at }
            at += 1
        }
        return end
    }

    private mutating func define(upTo end: Int) {
        while offset < end, byte() == UInt8(ascii: " ") || byte() == 0x09 { step() }
        guard offset < end, isWordStart(bytes[offset]) else { return }
        let (start, place) = (offset, self.place)
        while offset < end, isWordStart(bytes[offset]) || isDigit(bytes[offset]) { step() }
        var macro = ObjectiveCMacro(name: String(decoding: bytes[start..<offset], as: UTF8.self), place: place, body: [])
        macro.place.length = offset - start
        if offset < end, bytes[offset] == UInt8(ascii: "(") {
            let open = offset + 1
            while offset < end, bytes[offset] != UInt8(ascii: ")") { step() }
            macro.parameters = String(decoding: bytes[open..<max(open, offset)], as: UTF8.self)
                .split(whereSeparator: { ", \t\\\r\n".contains($0) }).map(String.init)
            if offset < end { step() }
        }
        isInDirective = true
        lex(upTo: end, into: &macro.body)
        isInDirective = false
        result.macros.append(macro)
    }
}
