// Literals, boxes and blocks.

extension ObjectiveCReader {
    /// Literals that stand side by side are one.
    mutating func string() -> String {
        var value = ""
        while kind(at) == .string {
            let raw = text(at)
            value += raw.utf8.contains(UInt8(ascii: "\\")) ? unescaped(raw) : raw
            at += 1
        }
        return value
    }

    func unescaped(_ raw: String) -> String {
        var value = String.UnicodeScalarView()
        var scalars = raw.unicodeScalars.makeIterator()
        while let scalar = scalars.next() {
            guard scalar == "\\", let escaped = scalars.next() else {
                value.append(scalar)
                continue
            }
            switch escaped {
            case "n": value.append("\n")
            case "t": value.append("\t")
            case "r": value.append("\r")
            case "u", "U", "x":
                var code: UInt32 = 0
                for _ in 0..<(escaped == "U" ? 8 : escaped == "u" ? 4 : 2) {
                    guard let digit = scalars.next(), let nibble = Character(digit).hexDigitValue else { break }
                    code = code << 4 | UInt32(nibble)
                }
                if let decoded = Unicode.Scalar(code) { value.append(decoded) }
            case "\n", "\r": break
            default: value.append(escaped)
            }
        }
        return String(value)
    }

    func number(_ text: String) -> Expression {
        var digits = text[...]
        if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
            let hexadecimal = digits.dropFirst(2).prefix { $0.isHexDigit }
            return Int(hexadecimal, radix: 16).map { .number(Double($0)) } ?? .unknown
        }
        while let last = digits.last, "uUlLfF".contains(last) { digits.removeLast() }
        return Double(digits).map { .number($0) } ?? .unknown
    }

    // MARK: Literals with `@`

    mutating func boxed() -> Expression {
        at += 1
        if sees("[") {
            return within(at) { reader in
                var elements: [Expression] = []
                var height = 1
                while !reader.isAtEnd {
                    elements.append(reader.expression())
                    height = max(height, reader.built)
                    if reader.sees(",") { reader.at += 1 }
                }
                return reader.made(.array(elements), above: height)
            }
        }
        if sees("{") {
            return within(at) { reader in
                var pairs: [KeyedExpression] = []
                var height = 1
                while !reader.isAtEnd {
                    let key = reader.expression()
                    height = max(height, reader.built)
                    guard reader.sees(":") else { break }
                    reader.at += 1
                    pairs.append(KeyedExpression(key: key, value: reader.expression()))
                    height = max(height, reader.built)
                    if reader.sees(",") { reader.at += 1 }
                }
                return reader.made(.dictionary(pairs), above: height)
            }
        }
        return unary()
    }

    mutating func atWord() -> Expression {
        let index = at
        at += 1
        switch text(index) {
        case "YES", "true": return .bool(true)
        case "NO", "false": return .bool(false)
        case "selector":
            guard sees("(") else { return .unknown }
            let first = at + 1
            return within(at) { reader in
                var name = ""
                while !reader.isAtEnd {
                    name += reader.text(reader.at)
                    reader.at += 1
                }
                return first < reader.limit ? .selector(name, reader.place(first)) : .unknown
            }
        default:
            // `@available(…)`, `@encode(…)`, `@protocol(…)`, and macros such as `@strongify(self)`.
            if sees("(") { skipOne() }
            return .unknown
        }
    }

    // MARK: Blocks

    /// `^{ … }`, `^(Type name) { … }`, `^Type (Type name) { … }`.
    mutating func blockLiteral() -> Expression {
        at += 1
        if !sees("("), !sees("{") { _ = type() }
        var parameters: [ListedParameter] = []
        if sees("(") { parameters = within(at) { $0.parameterList() } }
        guard sees("{") else { return .unknown }
        return closure(parameters)
    }

    mutating func closure(_ parameters: [ListedParameter]) -> Expression {
        let open = at
        let (outerObjects, outerNames) = (objects, underscored)
        for parameter in parameters { note(parameter.name, parameter.type) }
        let body = block(open)
        (objects, underscored) = (outerObjects, outerNames)
        return made(.closure(Closure(parameters: parameters.map { $0.name ?? "_" }, body: body, place: place(open))), above: built)
    }

    /// `[capture](parameters) { … }` of C++.
    var isLambda: Bool {
        let close = end(of: at)
        guard close < limit else { return false }
        if sees("{", close + 1) { return true }
        guard sees("(", close + 1) else { return false }
        let after = end(of: close + 1) + 1
        return sees("{", after) || seesWord("mutable", after) || seesOperator("->", after)
    }

    mutating func lambda() -> Expression {
        skipOne()
        var parameters: [ListedParameter] = []
        if sees("(") { parameters = within(at) { $0.parameterList() } }
        while at < limit, !sees("{"), !sees(";") { skipOne() }
        return sees("{") ? closure(parameters) : .unknown
    }

    /// Remembers a local and what its declaration says of it.
    mutating func note(_ name: String?, _ type: ObjectiveCType?) {
        guard let name else { return }
        if name.utf8.first == UInt8(ascii: "_") { underscored.insert(name) }
        if type?.isObject == true { objects.insert(name) } else { objects.remove(name) }
    }
}
