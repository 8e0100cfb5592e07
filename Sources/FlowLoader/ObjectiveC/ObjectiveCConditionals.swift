// `#if`: what a release build for an iOS device sees. A flag of the project's own has no known value.

/// The tokens that may be compiled. Where that depends on an unknown flag and the parts are whole statements or members, all of
/// them are kept between marks; where they are not, the first one is.
///
/// Frames beyond the limit are kept as if there were no condition, so that nesting costs no more than its tokens.
struct ObjectiveCConditionals {
    private struct Clause {
        var directive: ObjectiveCToken
        var verdict: Bool?
        var tokens: [ObjectiveCToken] = []
    }

    private struct Frame {
        var clauses: [Clause]
    }

    private let bytes: [UInt8]
    private let isCPlusPlus: Bool
    private var frames: [Frame] = []
    private var output: [ObjectiveCToken] = []
    private var beyond = 0
    private(set) var faults: [(message: String, place: Place)] = []

    private static let limit = 64

    init(bytes: [UInt8], isCPlusPlus: Bool) {
        self.bytes = bytes
        self.isCPlusPlus = isCPlusPlus
    }

    mutating func chosen(from tokens: [ObjectiveCToken]) -> [ObjectiveCToken] {
        guard tokens.contains(where: { $0.kind == .directive }) else { return tokens }
        output.reserveCapacity(tokens.count)
        for token in tokens {
            if token.kind == .directive { take(token) } else { append(token) }
        }
        if let open = frames.first?.clauses.first?.directive {
            faults.append(("“#if” begins here and does not end", open.place))
            while !frames.isEmpty { close(at: tokens.last ?? open) }
        }
        return output
    }

    private mutating func append(_ token: ObjectiveCToken) {
        if frames.isEmpty {
            output.append(token)
        } else {
            let clause = frames[frames.count - 1].clauses.count - 1
            frames[frames.count - 1].clauses[clause].tokens.append(token)
        }
    }

    private mutating func take(_ directive: ObjectiveCToken) {
        let text = Self.text(of: directive, in: bytes)
        let word = text.prefix { $0.isLetter }
        let condition = text.dropFirst(word.count)
        switch word {
        case "if", "ifdef", "ifndef":
            guard frames.count < Self.limit else { beyond += 1; return }
            frames.append(Frame(clauses: [Clause(directive: directive, verdict: verdict(word, condition))]))
        case "endif":
            if beyond > 0 { beyond -= 1; return }
            guard !frames.isEmpty else { return faults.append(("“#endif” without “#if”", directive.place)) }
            close(at: directive)
        default:
            guard beyond == 0 else { return }
            guard !frames.isEmpty else { return faults.append(("“#\(word)” without “#if”", directive.place)) }
            frames[frames.count - 1].clauses.append(Clause(directive: directive, verdict: word == "else" ? true : verdict(word, condition)))
        }
    }

    private mutating func close(at end: ObjectiveCToken) {
        guard let frame = frames.popLast() else { return }
        var possible: [Clause] = []
        for clause in frame.clauses where clause.verdict != false {
            possible.append(clause)
            if clause.verdict == true { break }
        }
        guard let first = possible.first else { return }
        if first.verdict == true || possible.allSatisfy(\.tokens.isEmpty) || !isWhole(possible) {
            first.tokens.forEach { append($0) }
            return
        }
        for (index, clause) in possible.enumerated() {
            var mark = clause.directive
            mark.kind = index == 0 ? .conditional : .alternative
            append(mark)
            clause.tokens.forEach { append($0) }
        }
        var mark = end
        mark.kind = .conditionalEnd
        append(mark)
    }

    /// Whether the parts are statements or members, all of them and as a whole.
    private func isWhole(_ clauses: [Clause]) -> Bool {
        let before = frames.last?.clauses.last?.tokens.last ?? (frames.isEmpty ? output.last : nil)
        guard before.map(endsStatement) ?? true else { return false }
        return clauses.allSatisfy { clause in
            guard clause.tokens.last.map(endsStatement) ?? true else { return false }
            var open: [UInt8] = []
            for token in clause.tokens where token.kind == .symbol && token.end - token.start == 1 {
                switch bytes[Int(token.start)] {
                case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
                case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
                case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
                case let close where [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(close):
                    if open.popLast() != close { return false }
                default: break
                }
            }
            return open.isEmpty
        }
    }

    private func endsStatement(_ token: ObjectiveCToken) -> Bool {
        switch token.kind {
        case .symbol: [UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ":")].contains(bytes[Int(token.end) - 1])
        case .conditional, .alternative, .conditionalEnd, .atWord: true
        default: false
        }
    }

    static func text(of token: ObjectiveCToken, in bytes: [UInt8]) -> String {
        String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
    }
}

// MARK: - Conditions

extension ObjectiveCConditionals {
    private func verdict(_ word: Substring, _ condition: Substring) -> Bool? {
        switch word {
        case "ifdef", "elifdef": return isDefined(condition.trimmed)
        case "ifndef", "elifndef": return isDefined(condition.trimmed).map { !$0 }
        default:
            var reader = ConditionReader(condition, isDefined: isDefined, valueOf: { isTrue($0) })
            return reader.read()
        }
    }

    /// Whether a macro exists in a release build for a device; nil for the project's own.
    private func isDefined(_ name: String) -> Bool? {
        switch name {
        case "DEBUG": false
        case "__OBJC__", "__APPLE__", "__BLOCKS__", "__arm64__", "__IPHONE_OS_VERSION_MAX_ALLOWED", "__IPHONE_OS_VERSION_MIN_REQUIRED": true
        case "__cplusplus": isCPlusPlus
        case "__MAC_OS_X_VERSION_MAX_ALLOWED", "__MAC_OS_X_VERSION_MIN_REQUIRED", "__x86_64__", "__i386__": false
        case _ where name.hasPrefix("TARGET_"): true
        case _ where name.hasPrefix("__IPHONE_"): true
        default: nil
        }
    }

    private func isTrue(_ name: String) -> Bool? {
        switch name {
        case "TARGET_OS_IPHONE", "TARGET_OS_IOS", "TARGET_OS_MAC", "TARGET_OS_EMBEDDED", "YES", "true": true
        case "NO", "false": false
        case _ where name.hasPrefix("TARGET_"): false
        default: isDefined(name)
        }
    }
}

/// The expression of one `#if`: `!`, `&&`, `||`, parentheses, `defined`, numbers. Comparisons with the SDK's version hold for a new
/// one; others are not known.
private struct ConditionReader {
    private var words: [String] = []
    private var at = 0
    private let isDefined: (String) -> Bool?
    private let valueOf: (String) -> Bool?

    init(_ text: Substring, isDefined: @escaping (String) -> Bool?, valueOf: @escaping (String) -> Bool?) {
        self.isDefined = isDefined
        self.valueOf = valueOf
        let characters = Array(text.prefix(2_000))
        var index = 0
        while index < characters.count {
            let start = index
            while index < characters.count, characters[index].isLetter || characters[index].isNumber || "_.".contains(characters[index]) { index += 1 }
            if index > start { words.append(String(characters[start..<index])) }
            guard index < characters.count else { break }
            let pair = String(characters[index..<min(index + 2, characters.count)])
            let isPair = ["&&", "||", "==", "!=", "<=", ">="].contains(pair)
            if isPair { words.append(pair) } else if !characters[index].isWhitespace, characters[index] != "\\" { words.append(String(characters[index])) }
            index += isPair ? 2 : 1
        }
    }

    mutating func read() -> Bool? { either(depth: 0) }

    private mutating func either(depth: Int) -> Bool? {
        var result = both(depth: depth)
        while next("||") {
            let other = both(depth: depth)
            result = result == true || other == true ? true : result == nil || other == nil ? nil : false
        }
        return result
    }

    private mutating func both(depth: Int) -> Bool? {
        var result = comparison(depth: depth)
        while next("&&") {
            let other = comparison(depth: depth)
            result = result == false || other == false ? false : result == nil || other == nil ? nil : true
        }
        return result
    }

    private mutating func comparison(depth: Int) -> Bool? {
        let first = at < words.count ? words[at] : ""
        let value = operand(depth: depth)
        guard at < words.count, ["==", "!=", "<", ">", "<=", ">="].contains(words[at]) else { return value }
        let sign = words[at]
        at += 1
        _ = operand(depth: depth)
        let isVersion = first.hasSuffix("_VERSION_MAX_ALLOWED") || first == "__clang_major__"
        return isVersion && sign != "!=" && sign != "==" ? sign.hasPrefix(">") : nil
    }

    private mutating func operand(depth: Int) -> Bool? {
        guard at < words.count, depth < 40 else { return nil }
        let word = words[at]
        at += 1
        switch word {
        case "!": return operand(depth: depth + 1).map { !$0 }
        case "(":
            let value = either(depth: depth + 1)
            _ = next(")")
            return value
        case "defined":
            let isBracketed = next("(")
            guard at < words.count else { return nil }
            let name = words[at]
            at += 1
            if isBracketed { _ = next(")") }
            return isDefined(name)
        default:
            if let number = Int(word.prefix { $0.isNumber }), word.first?.isNumber == true {
                return skipArguments() ? nil : number != 0
            }
            let value = valueOf(word)
            return skipArguments() ? nil : value
        }
    }

    /// `__has_include(…)`, `MACRO(…)`: what such a call gives is not known.
    private mutating func skipArguments() -> Bool {
        guard next("(") else { return false }
        var depth = 1
        while at < words.count, depth > 0 {
            depth += words[at] == "(" ? 1 : words[at] == ")" ? -1 : 0
            at += 1
        }
        return true
    }

    private mutating func next(_ word: String) -> Bool {
        guard at < words.count, words[at] == word else { return false }
        at += 1
        return true
    }
}

extension Substring {
    fileprivate var trimmed: String {
        let start = drop { $0.isWhitespace }
        return String(start.prefix { !$0.isWhitespace })
    }
}
