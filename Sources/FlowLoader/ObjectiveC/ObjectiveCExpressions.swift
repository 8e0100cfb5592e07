extension ObjectiveCReader {
    /// An expression up to a comma, a semicolon, a closing bracket or a word that cannot belong to it. Always passes something, unless
    /// nothing is left.
    mutating func expression() -> Expression {
        let before = at
        let value = deeper(else: .unknown) { $0.assignment() }
        if at == before, !isAtEnd { skipOne() }
        return value
    }

    private mutating func assignment() -> Expression {
        let target = conditional()
        guard sees("="), !isAtEnd else { return target }
        let height = built
        at += 1
        let value = deeper(else: .unknown) { $0.assignment() }
        return made(.operation("=", [target, value]), above: max(height, built))
    }

    private mutating func conditional() -> Expression {
        let test = binary(above: 0)
        guard sees("?") else { return test }
        var height = built
        at += 1
        if sees(":") {
            at += 1
            let other = deeper(else: .unknown) { $0.conditional() }
            return made(.fallback(test, other), above: max(height, built))
        }
        let yes = expression()
        height = max(height, built)
        guard sees(":") else { return made(.either(.expression(test), yes, .unknown), above: height) }
        at += 1
        let no = deeper(else: .unknown) { $0.conditional() }
        return made(.either(.expression(test), yes, no), above: max(height, built))
    }

    /// By precedence. A sum too long to nest keeps its operands' effects out.
    mutating func binary(above minimum: Int) -> Expression {
        var left = unary()
        while let (name, precedence, length) = binaryOperator(), precedence > minimum {
            let height = built
            at += length
            let right = deeper(else: .unknown) { $0.binary(above: precedence) }
            left = made(.operation(name, [left, right]), above: max(height, built))
        }
        return left
    }

    private func binaryOperator() -> (name: String, precedence: Int, length: Int)? {
        guard kind(at) == .symbol else { return nil }
        let name = text(at)
        switch name {
        case "||": return (name, 1, 1)
        case "&&": return (name, 2, 1)
        case "|", "^": return (name, 3, 1)
        case "&": return (name, 4, 1)
        case "==", "!=": return (name, 5, 1)
        case "<", ">":
            let isShift = sees(name == "<" ? "<" : ">", at + 1) && tokens[at + 1].start == tokens[at].end
            return isShift ? (name + name, 7, 2) : (name, 6, 1)
        case "<=", ">=": return (name, 6, 1)
        case "+", "-": return (name, 8, 1)
        case "*", "/", "%": return (name, 9, 1)
        default: return nil
        }
    }

    mutating func unary() -> Expression {
        deeper(else: .unknown) { $0.unaryWithinLimit() }
    }

    private mutating func unaryWithinLimit() -> Expression {
        guard kind(at) == .symbol else { return postfix(primary()) }
        switch text(at) {
        case "!":
            at += 1
            let operand = unary()
            return made(.operation("!", [operand]), above: built)
        case "-":
            at += 1
            let operand = unary()
            if case .number(let number) = operand { return .number(-number) }
            return made(.operation("-", [operand]), above: built)
        case "*", "+", "~", "++", "--", "&&":
            at += 1
            return unary()
        case "&":
            // Whoever gets an address may write to it.
            at += 1
            _ = unary()
            built = 1
            return .unknown
        case "(":
            if let value = cast() { return value }
            return postfix(bracketed())
        default: return postfix(primary())
        }
    }

    // MARK: Round brackets

    /// `(Type *)value`; nil, and nothing is passed, where the brackets hold something else.
    private mutating func cast() -> Expression? {
        let open = at
        let close = end(of: open)
        guard close < limit, startsOperand(close + 1), close > open + 1, close - open < 40, kind(open + 1) == .identifier else { return nil }
        let outer = limit
        at = open + 1
        limit = close
        let type = type()
        let isWhole = at >= close
        limit = outer
        at = open
        guard let type, isWhole else { return nil }
        let isBridge = tokens[open + 1].kind == .identifier && text(open + 1).hasPrefix("__")
        let isKnown = type.isObject || type.isVoid || isBridge || Self.numbers.contains(text(open + 1)) || text(open + 1) == "id"
        // `(name)(argument)` calls, `(name) [0]` is an element; a number's type may stand without a star.
        guard isKnown || !(sees("(", close + 1) || sees("[", close + 1)) && text(open + 1).first?.isUppercase == true else { return nil }
        at = close + 1
        let value = unary()
        guard let name = type.name, type.isPointer || type.isObject else { return value }
        return made(.cast(value, name, .plain), above: built)
    }

    private func startsOperand(_ index: Int) -> Bool {
        switch kind(index) {
        case .identifier: !Self.operatorWords.contains(text(index))
        case .number, .string, .character, .atWord: true
        case .symbol: ["(", "[", "@", "^", "!", "~"].contains { sees($0, index) }
        default: false
        }
    }

    private static let operatorWords: Set<String> = ["and", "or", "in"]

    /// `(expression)` or `({ statements })`.
    private mutating func bracketed() -> Expression {
        let open = at
        if sees("{", open + 1) {
            let place = place(open + 1)
            let body = within(open) { $0.block($0.at) }
            let closure = Closure(parameters: [], body: valued(body), place: place)
            return made(.call(Call(callee: .closure(closure), arguments: [], place: place, end: place)), above: built + 1)
        }
        return within(open) { reader in
            var value = reader.expression()
            // The value of a comma's right side.
            while reader.sees(",") {
                reader.at += 1
                value = reader.expression()
            }
            return value
        }
    }

    /// The last expression of the statements is their value.
    private func valued(_ body: Block) -> Block {
        guard case .evaluate(let value)? = body.last else { return body }
        return body.dropLast() + [.returns(value, place: Place(line: 0, column: 0))]
    }

    // MARK: Operands

    private mutating func primary() -> Expression {
        built = 1
        guard at < limit else { return .unknown }
        let index = at
        switch tokens[index].kind {
        case .identifier: return identifier()
        case .string: return .string(string())
        case .number:
            at += 1
            return number(text(index))
        case .character:
            at += 1
            return .unknown
        case .atWord: return atWord()
        case .symbol:
            if sees("[") { return isCPlusPlus && isLambda ? lambda() : message() }
            if sees("@") { return boxed() }
            if sees("^") { return blockLiteral() }
            if sees("{") { skipOne() }
            return .unknown
        case .directive, .conditional, .alternative, .conditionalEnd:
            at += 1
            return .unknown
        }
    }

    /// Literals that stand side by side are one.
    private mutating func string() -> String {
        var value = ""
        while kind(at) == .string {
            let raw = text(at)
            value += raw.utf8.contains(UInt8(ascii: "\\")) ? unescaped(raw) : raw
            at += 1
        }
        return value
    }

    private func unescaped(_ raw: String) -> String {
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

    private func number(_ text: String) -> Expression {
        var digits = text[...]
        if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
            let hexadecimal = digits.dropFirst(2).prefix { $0.isHexDigit }
            return Int(hexadecimal, radix: 16).map { .number(Double($0)) } ?? .unknown
        }
        while let last = digits.last, "uUlLfF".contains(last) { digits.removeLast() }
        return Double(digits).map { .number($0) } ?? .unknown
    }

    private mutating func identifier() -> Expression {
        let index = at
        let name = text(index)
        let place = place(index)
        at += 1
        switch name {
        case "nil", "NULL", "Nil", "nullptr": return .null
        case "YES", "TRUE", "true": return .bool(true)
        case "NO", "FALSE", "false": return .bool(false)
        case "sizeof", "alignof":
            if sees("(") { skipOne() } else { _ = unary() }
            return .unknown
        case "new" where isCPlusPlus && kind(at) == .identifier: return unary()
        case "UI_USER_INTERFACE_IDIOM": if sees("(") { skipOne() }
            return .member(.member(.name("UIDevice", place), "current", place), "userInterfaceIdiom", place)
        default: break
        }
        if sees("(") { return function(name, place) }
        if let constant = constants[name], !objects.contains(name) { return constant }
        if let property = instanceVariable(name) { return made(.member(.name("self", place), property, place), above: 1) }
        if let enumCase = CocoaNames.enumCase(name) { return .implicitMember(enumCase, place) }
        return .name(name.hasPrefix("NS") ? Self.swiftName(ofType: name) : name, place)
    }

    /// `_name` within a method means the variable behind the property `name`.
    func instanceVariable(_ name: String) -> String? {
        guard owner != nil, !isClassMethod, !underscored.contains(name) else { return nil }
        if let property = synthesized[name] { return property }
        guard name.utf8.first == UInt8(ascii: "_"), name != "_", name != "_cmd", !name.hasPrefix("__") else { return nil }
        return String(name.dropFirst())
    }

    /// `.member`, `->member`, `[index]`, `(arguments)` after a value.
    private mutating func postfix(_ start: Expression) -> Expression {
        var value = start
        while at < limit, tokens[at].kind == .symbol {
            if sees(".") || seesOperator("->", at) || seesOperator("::", at) {
                guard kind(at + 1) == .identifier else { break }
                let name = text(at + 1)
                let isVariable = seesOperator("->", at)
                let place = place(at + 1)
                at += 2
                let member = isVariable && name.hasPrefix("_") ? String(name.dropFirst()) : CocoaNames.member(name)
                value = made(.member(value, member, place), above: built)
            } else if sees("[") {
                // After a macro without a semicolon a message follows.
                guard !isOnNewLine(at) else { break }
                let height = built
                let index = within(at) { $0.expression() }
                value = made(.element(value, [Argument(label: nil, value: index)]), above: max(height, built))
            } else if sees("(") {
                guard !isOnNewLine(at) else { break }
                let place = Self.namePlace(value) ?? place(at)
                let height = built
                let open = at
                let arguments = arguments()
                let end = self.place(max(open, at - 1))
                value = made(.call(Call(callee: value, arguments: arguments, place: place, end: end)), above: max(height, built))
            } else if seesOperator("++", at) || seesOperator("--", at) {
                at += 1
            } else {
                break
            }
        }
        return value
    }

    static func namePlace(_ expression: Expression) -> Place? {
        switch expression {
        case .name(_, let place), .member(_, _, let place): place
        default: nil
        }
    }

    /// The values between round brackets, separated by commas.
    mutating func arguments() -> [Argument] {
        within(at) { reader in
            var found: [Argument] = []
            var height = 1
            while !reader.isAtEnd {
                found.append(Argument(label: nil, value: reader.expression()))
                height = max(height, reader.built)
                if reader.sees(",") { reader.at += 1 }
            }
            reader.built = height
            return found
        }
    }

    // MARK: Literals with `@`

    private mutating func boxed() -> Expression {
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

    private mutating func atWord() -> Expression {
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
    private mutating func blockLiteral() -> Expression {
        at += 1
        if !sees("("), !sees("{") { _ = type() }
        var parameters: [ListedParameter] = []
        if sees("(") { parameters = within(at) { $0.parameterList() } }
        guard sees("{") else { return .unknown }
        return closure(parameters)
    }

    private mutating func closure(_ parameters: [ListedParameter]) -> Expression {
        let open = at
        let (outerObjects, outerNames) = (objects, underscored)
        for parameter in parameters { note(parameter.name, parameter.type) }
        let body = block(open)
        (objects, underscored) = (outerObjects, outerNames)
        return made(.closure(Closure(parameters: parameters.map { $0.name ?? "_" }, body: body, place: place(open))), above: built)
    }

    /// `[capture](parameters) { … }` of C++.
    private var isLambda: Bool {
        let close = end(of: at)
        guard close < limit else { return false }
        if sees("{", close + 1) { return true }
        guard sees("(", close + 1) else { return false }
        let after = end(of: close + 1) + 1
        return sees("{", after) || seesWord("mutable", after) || seesOperator("->", after)
    }

    private mutating func lambda() -> Expression {
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
