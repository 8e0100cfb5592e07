extension ObjectiveCReader {
    /// An expression up to a comma, a semicolon, a closing bracket or a word that cannot belong to it. Always passes something, unless
    /// nothing is left.
    mutating func expression() -> Expression {
        let before = at
        let value = deeper(else: .unknown) { $0.assignment() }
        if at == before, !isAtEnd { skipOne() }
        return value
    }

    mutating func assignment() -> Expression {
        let target = conditional()
        guard sees("="), !isAtEnd else { return target }
        let height = built
        at += 1
        let value = deeper(else: .unknown) { $0.assignment() }
        return made(.operation("=", [target, value]), above: max(height, built))
    }

    mutating func conditional() -> Expression {
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

    func binaryOperator() -> (name: String, precedence: Int, length: Int)? {
        guard at < limit else { return nil }
        let token = tokens[at]
        let isLong = token.end - token.start == 2
        let second = isLong ? bytes[Int(token.start) + 1] : 0
        switch token.symbol {
        case UInt8(ascii: "|"): return isLong ? second == token.symbol ? ("||", 1, 1) : nil : ("|", 3, 1)
        case UInt8(ascii: "&"): return isLong ? second == token.symbol ? ("&&", 2, 1) : nil : ("&", 4, 1)
        case UInt8(ascii: "^"): return isLong ? nil : ("^", 3, 1)
        case UInt8(ascii: "="): return isLong ? ("==", 5, 1) : nil
        case UInt8(ascii: "!"): return isLong ? ("!=", 5, 1) : nil
        case UInt8(ascii: "<"), UInt8(ascii: ">"):
            let isLess = token.symbol == UInt8(ascii: "<")
            if isLong { return (isLess ? "<=" : ">=", 6, 1) }
            let isShift = sees(isLess ? "<" : ">", at + 1) && tokens[at + 1].start == token.end
            return isShift ? (isLess ? "<<" : ">>", 7, 2) : (isLess ? "<" : ">", 6, 1)
        case UInt8(ascii: "+"): return isLong ? nil : ("+", 8, 1)
        case UInt8(ascii: "-"): return isLong ? nil : ("-", 8, 1)
        case UInt8(ascii: "*"): return isLong ? nil : ("*", 9, 1)
        case UInt8(ascii: "/"): return isLong ? nil : ("/", 9, 1)
        case UInt8(ascii: "%"): return isLong ? nil : ("%", 9, 1)
        default: return nil
        }
    }

    mutating func unary() -> Expression {
        deeper(else: .unknown) { $0.unaryWithinLimit() }
    }

    mutating func unaryWithinLimit() -> Expression {
        guard at < limit else { return postfix(primary()) }
        let token = tokens[at]
        let isLong = token.end - token.start > 1
        switch token.symbol {
        case UInt8(ascii: "!") where !isLong:
            at += 1
            let operand = unary()
            return made(.operation("!", [operand]), above: built)
        case UInt8(ascii: "-") where !isLong:
            at += 1
            let operand = unary()
            if case .number(let number) = operand { return .number(-number) }
            return made(.operation("-", [operand]), above: built)
        case UInt8(ascii: "&") where !isLong:
            // Whoever gets an address may write to it.
            at += 1
            _ = unary()
            built = 1
            return .unknown
        case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "~"), UInt8(ascii: "-"), UInt8(ascii: "&"):
            at += 1
            return unary()
        case UInt8(ascii: "("):
            if let value = cast() { return value }
            return postfix(bracketed())
        default: return postfix(primary())
        }
    }

    // MARK: Round brackets

    /// `(Type *)value`; nil, and nothing is passed, where the brackets hold something else.
    mutating func cast() -> Expression? {
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

    func startsOperand(_ index: Int) -> Bool {
        switch kind(index) {
        case .identifier: !Self.operatorWords.contains(text(index))
        case .number, .string, .character, .atWord: true
        case .symbol: ["(", "[", "@", "^", "!", "~"].contains { sees($0, index) }
        default: false
        }
    }

    static let operatorWords: Set<String> = ["and", "or", "in"]

    /// `(expression)` or `({ statements })`.
    mutating func bracketed() -> Expression {
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
    func valued(_ body: Block) -> Block {
        guard case .evaluate(let value)? = body.last else { return body }
        return body.dropLast() + [.returns(value, place: Place(line: 0, column: 0))]
    }

    // MARK: Operands

    mutating func primary() -> Expression {
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

    mutating func identifier() -> Expression {
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
    mutating func postfix(_ start: Expression) -> Expression {
        var value = start
        while at < limit, tokens[at].symbol != 0 {
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
}
