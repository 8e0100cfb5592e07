import Diagnostics

/// Reads one Objective-C or Objective-C++ file into facts: declarations, and the code of methods and functions in the same
/// small language that Swift is lowered to.
///
/// It is a reader of its own and not libclang: without Apple's headers clang knows none of UIKit's types, and what it then keeps of a
/// message to an unknown class or of a variable of an unknown type is an error node without its parts. It would also want the project's
/// header paths, prefix headers and modules, which are no part of one file. Navigation needs only the shape of
/// declarations, statements and messages, and these can be told without any type.
///
/// The brackets of the file are paired once, before anything is read. Every bracketed part is then read on its own: whatever is
/// in it, reading goes on after its end. So nothing is read twice, and what is nested deeper than the limit is passed over in one step.
struct ObjectiveCReader {
    static let nestingLimit = 150
    /// How high the values may be that are made here: whoever walks or frees them recurses into them.
    static let heightLimit = 500

    let bytes: [UInt8]
    let isCPlusPlus: Bool
    let tokens: [ObjectiveCToken]
    /// The partner of each bracket, or the last token before `@end` for one that its class leaves open; -1 for what is none or has none.
    let partner: [Int32]
    var facts: FileFacts
    /// The token that is read next, and the end of the part that is read.
    var at = 0
    var limit: Int

    var nesting = 0
    /// The height of the expression or statement that was read last.
    var built = 0

    /// The class around the present place, and what its method is.
    var owner: String?
    var isClassMethod = false
    var isInitialiser = false
    /// Locals that hold objects: testing one for nil is what Swift does by unwrapping it.
    var objects: Set<String> = []
    /// Locals whose names look like an instance variable's.
    var underscored: Set<String> = []
    /// Text and number constants of this file: what another file means by the same name is its own affair.
    var constants: [String: Expression] = [:]
    /// `@synthesize name = _variable;`
    var synthesized: [String: String] = [:]

    init(bytes: [UInt8], isCPlusPlus: Bool, tokens: [ObjectiveCToken], partner: [Int32], facts: FileFacts) {
        self.bytes = bytes
        self.isCPlusPlus = isCPlusPlus
        self.tokens = tokens
        self.partner = partner
        self.facts = facts
        limit = tokens.count
    }

    /// Runs `body` one level deeper, or passes over the next bracketed part and gives `fallback`.
    mutating func deeper<Value>(else fallback: Value, _ body: (inout ObjectiveCReader) -> Value) -> Value {
        guard nesting < Self.nestingLimit else {
            skipOne()
            built = 1
            return fallback
        }
        nesting += 1
        defer { nesting -= 1 }
        return body(&self)
    }

    /// Reads the part between a bracket and its partner, and goes on after it.
    mutating func within<Value>(_ open: Int, _ body: (inout ObjectiveCReader) -> Value) -> Value {
        let close = end(of: open)
        let outer = limit
        at = open + 1
        limit = min(close, outer)
        let value = body(&self)
        limit = outer
        at = min(close + 1, outer)
        return value
    }

    /// An expression one level higher than `height`, or unknown where that is too high.
    mutating func made(_ expression: Expression, above height: Int) -> Expression {
        guard height < Self.heightLimit else {
            built = 1
            return .unknown
        }
        built = height + 1
        return expression
    }
}

// MARK: - Tokens

extension ObjectiveCReader {
    /// Where the bracketed part that begins at `open` ends: at its partner, or where the part around it does.
    func end(of open: Int) -> Int {
        let partner = Int(partner[open])
        return partner >= open ? partner : limit
    }

    var isAtEnd: Bool { at >= limit }

    func kind(_ index: Int) -> ObjectiveCToken.Kind? { index < limit ? tokens[index].kind : nil }

    func text(_ index: Int) -> String { ObjectiveCConditionals.text(of: tokens[index], in: bytes) }

    func place(_ index: Int) -> Place { tokens[index].place }

    /// Whether the one-character symbol stands at `index`.
    func sees(_ symbol: Unicode.Scalar, _ index: Int) -> Bool {
        guard index < limit, index >= 0 else { return false }
        let token = tokens[index]
        return token.symbol == UInt8(truncatingIfNeeded: symbol.value) && token.end - token.start == 1
    }

    func sees(_ symbol: Unicode.Scalar) -> Bool { sees(symbol, at) }

    func sees(_ kind: ObjectiveCToken.Kind, _ word: StaticString, _ index: Int) -> Bool {
        guard index < limit, tokens[index].kind == kind, Int(tokens[index].end - tokens[index].start) == word.utf8CodeUnitCount else { return false }
        return spells(word, tokens[index])
    }

    func seesWord(_ word: StaticString, _ index: Int) -> Bool { sees(.identifier, word, index) }

    func seesOperator(_ word: StaticString, _ index: Int) -> Bool { sees(.symbol, word, index) }

    private func spells(_ word: StaticString, _ token: ObjectiveCToken) -> Bool {
        let start = Int(token.start)
        return word.withUTF8Buffer { letters in
            for offset in letters.indices where bytes[start + offset] != letters[offset] { return false }
            return true
        }
    }

    /// Over one token, or over a bracketed part.
    mutating func skipOne() {
        guard at < limit else { return }
        let partner = Int(partner[at])
        at = partner > at ? min(partner + 1, limit) : at + 1
    }

    /// To the first of the symbols at this level, which is not passed.
    mutating func skip(to symbols: Unicode.Scalar...) {
        while at < limit, !symbols.contains(where: { sees($0, at) }) { skipOne() }
    }

    /// Past the end of a statement or a declaration: a semicolon, or the end of a part in braces.
    mutating func skipStatement() {
        while at < limit {
            if sees(";") { at += 1; return }
            if sees("{") { return skipOne() }
            if sees("}") || tokens[at].kind == .atWord && isDeclarationWord(at) { return }
            skipOne()
        }
    }

    func isDeclarationWord(_ index: Int) -> Bool {
        ["interface", "implementation", "end", "protocol", "class", "property", "import"].contains(text(index))
    }

    func isOnNewLine(_ index: Int) -> Bool { index > 0 && index < tokens.count && tokens[index].line != tokens[index - 1].line }
}

// MARK: - One file

/// Extracts the facts of one Objective-C file. Cannot fail: what is not understood becomes a note.
func objectiveCFacts(path: String, data: [UInt8]) -> FileFacts {
    var facts = FileFacts(path: path, language: .objectiveC)
    let isCPlusPlus = path.lowercased().hasSuffix(".mm")
    let (bytes, encoding) = utf8(data)
    if let encoding {
        let message = "the file is in \(encoding), which compilers do not read; it was read as such"
        facts.notes.append(LoadNote(.unreadable, message, at: Span(path: path, line: 1, column: 1)))
    }
    var cut = objectiveCTokens(bytes, isCPlusPlus: isCPlusPlus)
    var conditionals = ObjectiveCConditionals(bytes: bytes, isCPlusPlus: isCPlusPlus)
    let chosen = conditionals.chosen(from: cut.tokens)
    cut.tokens = []
    let brackets = BracketPairs(chosen, bytes)
    facts.imports = cut.imports
    facts.directives = cut.directives
    var reader = ObjectiveCReader(bytes: bytes, isCPlusPlus: isCPlusPlus, tokens: chosen, partner: brackets.partner, facts: facts)
    reader.read(cut.macros)
    reader.readFile()
    facts = reader.facts
    // One note for each kind of fault, in the order of the file.
    var told: Set<String> = []
    for fault in (cut.faults + conditionals.faults + brackets.faults).sorted(by: { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) })
    where told.insert(fault.message).inserted {
        let span = Span(path: path, line: fault.place.line, column: fault.place.column, length: fault.place.length)
        facts.notes.append(LoadNote(.unreadable, fault.message, at: span))
    }
    return facts
}

/// The bytes as UTF-8 and, where they were UTF-16, its name. Such a file has a mark at its start, or a NUL in every other byte.
private func utf8(_ data: [UInt8]) -> ([UInt8], encoding: String?) {
    guard data.count >= 2 else { return (data, nil) }
    let sample = data.prefix(512)
    let nulls = [0, 1].map { parity in sample.enumerated().count { $0.offset % 2 == parity && $0.element == 0 } }
    let isLittle = data[0] == 0xFF && data[1] == 0xFE || nulls[1] * 3 > sample.count && nulls[0] == 0
    let isBig = data[0] == 0xFE && data[1] == 0xFF || nulls[0] * 3 > sample.count && nulls[1] == 0
    guard isLittle || isBig else { return (data, nil) }
    var units: [UInt16] = []
    units.reserveCapacity(data.count / 2)
    for index in stride(from: 0, to: data.count - 1, by: 2) {
        let (first, second) = (UInt16(data[index]), UInt16(data[index + 1]))
        units.append(isLittle ? second << 8 | first : first << 8 | second)
    }
    if units.first == 0xFEFF { units.removeFirst() }
    return (Array(String(decoding: units, as: UTF16.self).utf8), isLittle ? "UTF-16 (little endian)" : "UTF-16 (big endian)")
}

/// Pairs the brackets of a file. A closing brace ends what is still open in round and square brackets within its block, and `@end` ends
/// what its class left open. Everything is opened and closed once, and no closing bracket searches for what is not there.
struct BracketPairs {
    private(set) var partner: [Int32]
    private(set) var faults: [(message: String, place: Place)] = []
    private let tokens: [ObjectiveCToken]
    private let bytes: [UInt8]
    private var open: [Int] = []
    /// What is open of round and square brackets in the present block, and in those around it.
    private var counts = Counts()
    private var outer: [Counts] = []

    private struct Counts {
        var round = 0
        var square = 0
    }

    init(_ tokens: [ObjectiveCToken], _ bytes: [UInt8]) {
        self.tokens = tokens
        self.bytes = bytes
        partner = [Int32](repeating: -1, count: tokens.count)
        var classStart = 0
        var isInClass = false
        for index in tokens.indices {
            let token = tokens[index]
            if token.kind == .atWord {
                switch ObjectiveCConditionals.text(of: token, in: bytes) {
                case "interface", "implementation", "end":
                    while isInClass, open.count > classStart { leaveUnclosed(before: index) }
                    isInClass = ObjectiveCConditionals.text(of: token, in: bytes) != "end"
                    classStart = open.count
                default: break
                }
                continue
            }
            guard token.kind == .symbol, token.end - token.start == 1 else { continue }
            switch bracket(index) {
            case "(":
                open.append(index)
                counts.round += 1
            case "[":
                open.append(index)
                counts.square += 1
            case "{":
                open.append(index)
                outer.append(counts)
                counts = Counts()
            case ")": close(index, "(", exists: counts.round > 0)
            case "]": close(index, "[", exists: counts.square > 0)
            case "}": close(index, "{", exists: !outer.isEmpty)
            default: break
            }
        }
        while !open.isEmpty { leaveUnclosed() }
    }

    private func bracket(_ index: Int) -> Unicode.Scalar { Unicode.Scalar(tokens[index].symbol) }

    private mutating func close(_ index: Int, _ opener: Unicode.Scalar, exists: Bool) {
        guard exists else { return fault("“\(bracket(index))” closes nothing", index) }
        while let last = open.last, bracket(last) != opener { leaveUnclosed() }
        guard let start = pop() else { return }
        partner[start] = Int32(truncatingIfNeeded: index)
        partner[index] = Int32(truncatingIfNeeded: start)
    }

    /// What is open where a class ends reaches up to there.
    private mutating func leaveUnclosed(before end: Int? = nil) {
        guard let last = pop() else { return }
        if let end { partner[last] = Int32(truncatingIfNeeded: end - 1) }
        fault("“\(bracket(last))” is not closed", last)
    }

    private mutating func pop() -> Int? {
        guard let last = open.popLast() else { return nil }
        switch bracket(last) {
        case "(": counts.round -= 1
        case "[": counts.square -= 1
        default: counts = outer.popLast() ?? Counts()
        }
        return last
    }

    private mutating func fault(_ message: String, _ index: Int) { faults.append((message, tokens[index].place)) }
}
