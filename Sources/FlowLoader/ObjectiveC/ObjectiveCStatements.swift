extension ObjectiveCReader {
    /// The statements between the brace at `open` and its partner.
    mutating func block(_ open: Int) -> Block {
        within(open) { reader in
            reader.deeper(else: []) { reader in
                var block: Block = []
                var height = 0
                while !reader.isAtEnd {
                    let before = reader.at
                    reader.built = 0
                    block += reader.statement()
                    height = max(height, reader.built)
                    if reader.at == before { reader.skipOne() }
                }
                reader.built = height + 1
                return block
            }
        }
    }

    mutating func statement() -> Block {
        deeper(else: []) { $0.statementWithinLimit() }
    }

    mutating func statementWithinLimit() -> Block {
        guard at < limit else { return [] }
        let start = at
        switch tokens[start].kind {
        case .conditional: return undecided()
        case .alternative, .conditionalEnd, .directive:
            at += 1
            return []
        case .atWord: return atStatement()
        case .identifier: if let block = keyword(start) { return block }
        case .symbol:
            if sees("{") { return [.nested(block(start))] }
            if sees(";") || sees("}") {
                at += 1
                return []
            }
        default: break
        }
        if let bound = declaration() { return bound }
        return expressionStatement()
    }

    /// What `if` and its relatives govern: a block or one statement.
    mutating func governed() -> Block {
        sees("{") ? block(at) : statement()
    }

    mutating func keyword(_ start: Int) -> Block? {
        let place = place(start)
        switch text(start) {
        case "if": return conditional(place)
        case "for": return forLoop(place)
        case "while":
            at += 1
            let conditions = bracketedConditions()
            let height = built
            let body = governed()
            built = max(built, height) + 1
            return [.loop(bindings: [], sequence: nil, conditions: conditions, body: body, place: place)]
        case "do":
            at += 1
            let body = governed()
            let height = built
            guard seesWord("while", at) else { return [.nested(body)] }
            at += 1
            let conditions = bracketedConditions()
            built = max(built, height) + 1
            return [.loop(bindings: [], sequence: nil, conditions: conditions, body: body, place: place)]
        case "switch": return choice(place)
        case "return":
            at += 1
            guard !sees(";"), !isAtEnd else {
                endStatement()
                return [.returns(nil, place: place)]
            }
            let value = expression()
            endStatement()
            return [.returns(value, place: place)]
        case "break", "continue", "goto":
            let word = text(start)
            skipStatement()
            return [.leaves(word == "goto" ? "break" : word)]
        case "throw" where isCPlusPlus:
            skipStatement()
            return [.leaves("throw")]
        case "else", "case", "default":
            // Left over from something that was not understood.
            at += 1
            return []
        case "typedef", "using":
            skipStatement()
            return []
        case "try" where isCPlusPlus && sees("{", start + 1):
            at += 1
            return [.nested(block(at))]
        case "catch" where isCPlusPlus && sees("(", start + 1):
            at += 1
            skipOne()
            return sees("{") ? [.branch([Arm(conditions: [.expression(.unknown)], body: block(at))], place: place)] : []
        default:
            // `label:`
            guard sees(":", start + 1), !seesOperator("::", start + 1) else { return nil }
            at += 2
            return []
        }
    }

    mutating func atStatement() -> Block {
        let start = at
        let place = place(start)
        switch text(start) {
        case "try":
            at += 1
            guard sees("{") else { return [] }
            // An exception keeps the last thing from being done, or comes before it: what catches it is the other way.
            let body = block(at)
            guard let last = body.last, sees(.atWord, "catch", at) else { return [.nested(body)] }
            return [.nested(Array(body.dropLast())), last]
        case "autoreleasepool", "synchronized", "finally":
            at += 1
            if sees("(") { skipOne() }
            return sees("{") ? [.nested(block(at))] : []
        case "catch":
            at += 1
            if sees("(") { skipOne() }
            let caught = Condition.matches(Pattern(bindings: ["exception"]), .caught)
            return sees("{") ? [.branch([Arm(conditions: [caught], body: block(at))], place: place)] : []
        case "throw":
            skipStatement()
            return [.leaves("throw")]
        case "interface", "implementation", "end":
            at += 1
            return []
        default:
            // `@weakify(self)` and its like stand with and without a semicolon.
            if sees("(", start + 1), isOnNewLine(end(of: start + 1) + 1) {
                at += 1
                skipOne()
                return []
            }
            return expressionStatement()
        }
    }

    /// To the end of the present statement. After a macro without a semicolon the next one begins on a line of its own.
    mutating func endStatement() {
        while at < limit, !sees(";"), !sees("}"), !isOnNewLine(at), tokens[at].kind != .conditional { skipOne() }
        if sees(";") { at += 1 }
    }

    // MARK: Expressions and assignments

    mutating func expressionStatement() -> Block {
        let start = at
        let target = conditionalTarget()
        var block: Block?
        if at < limit, tokens[at].kind == .symbol, let sign = assignmentSign() {
            let height = built
            at += 1
            let value = expression()
            block = assigned(sign.isEmpty ? value : .operation(sign, [target, value]), to: target, place(start))
            built = max(height, built) + 1
        }
        endStatement()
        return block ?? evaluated(target)
    }

    mutating func conditionalTarget() -> Expression {
        let before = at
        let value = deeper(else: .unknown) { $0.binary(above: 0) }
        if at == before, !isAtEnd { skipOne() }
        // `test ? [a b] : [c d];`
        guard sees("?") else { return value }
        let height = built
        at += 1
        let yes = expression()
        let first = max(height, built)
        guard sees(":") else { return made(value, above: first) }
        at += 1
        let no = expression()
        return made(.either(.expression(value), yes, no), above: max(first, built))
    }

    /// Empty for `=`, the operator for `+=` and its like; nil where none stands here.
    func assignmentSign() -> String? {
        guard bytes[Int(tokens[at].end) - 1] == UInt8(ascii: "=") else { return nil }
        let sign = text(at)
        guard !["==", "!=", "<=", ">="].contains(sign) else { return nil }
        return String(sign.dropLast())
    }

    /// `a = b = value` writes the value to b and to a.
    func assigned(_ value: Expression, to target: Expression, _ place: Place) -> Block {
        var targets = [target]
        var written = value
        while case .operation("=", let parts) = written, parts.count == 2 {
            targets.append(parts[0])
            written = parts[1]
        }
        return targets.reversed().map { target in
            if case .name("self", _) = target { return .evaluate(written) }
            return .assign(target: target, value: written, place: Self.namePlace(target) ?? place)
        }
    }

    /// `[x setTitle:y]` is the write that `x.title = y` is; `dispatch_once` runs its block.
    func evaluated(_ expression: Expression) -> Block {
        switch expression {
        case .call(let call):
            if let selector = call.selector, call.arguments.count == 1, case .member(let receiver, _, let place) = call.callee,
                let property = CocoaNames.property(setBy: selector) {
                return [.assign(target: .member(receiver, property, place), value: call.arguments[0].value, place: place)]
            }
            if case .member(.member(.name("DispatchQueue", _), _, _), "once", _) = call.callee,
                case .closure(let closure)? = call.arguments.first?.value {
                return [.nested(closure.body)]
            }
            return [.evaluate(expression)]
        case .either(let condition, let yes, let no):
            let place = Place(line: 0, column: 0)
            return [.branch([Arm(conditions: [condition], body: evaluated(yes)), Arm(conditions: [.otherwise], body: evaluated(no))], place: place)]
        case .operation("=", let parts) where parts.count == 2: return assigned(parts[1], to: parts[0], Place(line: 0, column: 0))
        case .unknown, .null, .number, .string, .bool: return []
        default: return [.evaluate(expression)]
        }
    }

    // MARK: Locals

    /// `Type *name = value, *other;`; nil, and nothing is passed, where no declaration stands here.
    mutating func declaration() -> Block? {
        let start = at
        let isClassWord = isCPlusPlus && (seesWord("class", start) || seesWord("struct", start))
        guard kind(start) == .identifier, let type = type() else { return nil }
        let first = type.declared == nil ? at : start
        guard type.declared != nil || kind(first) == .identifier && !Self.statementWords.contains(text(first)) && endsDeclarator(first + 1) else {
            at = start
            return nil
        }
        if type.declared != nil, !sees("="), !sees(";"), !sees(",") {
            at = start
            return nil
        }
        if isClassWord, sees("{", at + 1) {
            skipStatement()
            return []
        }
        var block: Block = []
        var height = 0
        var next: ObjectiveCType? = type
        while let current = next, at < limit {
            next = nil
            let name: String
            let namePlace: Place
            if let declared = current.declared {
                (name, namePlace) = declared
            } else {
                while sees("*") || kind(at) == .identifier && Self.qualifiers.contains(text(at)) { at += 1 }
                guard kind(at) == .identifier else { break }
                (name, namePlace) = (text(at), place(at))
                at += 1
            }
            while sees("[") || seesWord("__attribute__", at) || sees("(") {
                if seesWord("__attribute__", at) { at += 1 }
                skipOne()
            }
            var value: Expression?
            if sees("=") {
                at += 1
                value = expression()
                height = max(height, built)
            } else if isCPlusPlus, sees("{") {
                skipOne()
            }
            note(name, current)
            block.append(.bind(name: name, type: current.name, value: value, place: namePlace))
            if sees(",") {
                at += 1
                next = type
                next?.declared = nil
            }
        }
        built = height + 1
        endStatement()
        return block
    }

    /// What stands after the name of a local.
    func endsDeclarator(_ index: Int) -> Bool {
        if index >= limit { return true }
        switch tokens[index].kind {
        case .identifier: return text(index) == "__attribute__" || isOnNewLine(index)
        case .symbol:
            return ["=", ";", ",", "["].contains { sees($0, index) } || isCPlusPlus && (sees("(", index) || sees("{", index))
        default: return false
        }
    }
}
