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

    private mutating func statementWithinLimit() -> Block {
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

    private mutating func keyword(_ start: Int) -> Block? {
        let place = place(start)
        switch text(start) {
        case "if": return conditional(place)
        case "for": return forLoop(place)
        case "while":
            at += 1
            let conditions = bracketedConditions()
            let height = built
            let body = statement()
            built = max(built, height) + 1
            return [.loop(bindings: [], sequence: nil, conditions: conditions, body: body, place: place)]
        case "do":
            at += 1
            let body = statement()
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

    private mutating func atStatement() -> Block {
        let start = at
        let place = place(start)
        switch text(start) {
        case "autoreleasepool", "synchronized", "try", "finally":
            at += 1
            if sees("(") { skipOne() }
            return sees("{") ? [.nested(block(at))] : []
        case "catch":
            at += 1
            if sees("(") { skipOne() }
            return sees("{") ? [.branch([Arm(conditions: [.expression(.unknown)], body: block(at))], place: place)] : []
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
    private mutating func endStatement() {
        while at < limit, !sees(";"), !sees("}"), !isOnNewLine(at), tokens[at].kind != .conditional { skipOne() }
        if sees(";") { at += 1 }
    }

    // MARK: Expressions and assignments

    private mutating func expressionStatement() -> Block {
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

    private mutating func conditionalTarget() -> Expression {
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
    private func assignmentSign() -> String? {
        let sign = text(at)
        guard sign.hasSuffix("="), !["==", "!=", "<=", ">="].contains(sign) else { return nil }
        return String(sign.dropLast())
    }

    private func assigned(_ value: Expression, to target: Expression, _ place: Place) -> Block {
        if case .operation("=", let parts) = value, parts.count == 2 {
            // `a = b = c`
            return assigned(parts[1], to: parts[0], place) + assigned(parts[1], to: target, place)
        }
        if case .name("self", _) = target { return [.evaluate(value)] }
        return [.assign(target: target, value: value, place: Self.namePlace(target) ?? place)]
    }

    /// `[x setTitle:y]` is the write that `x.title = y` is; `dispatch_once` runs its block.
    private func evaluated(_ expression: Expression) -> Block {
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
        case .name, .unknown, .null, .number, .string, .bool: return []
        default: return [.evaluate(expression)]
        }
    }

    // MARK: Locals

    /// `Type *name = value, *other;`; nil, and nothing is passed, where no declaration stands here.
    private mutating func declaration() -> Block? {
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
    private func endsDeclarator(_ index: Int) -> Bool {
        if index >= limit { return true }
        switch tokens[index].kind {
        case .identifier: return text(index) == "__attribute__" || isOnNewLine(index)
        case .symbol:
            return ["=", ";", ",", "["].contains { sees($0, index) } || isCPlusPlus && (sees("(", index) || sees("{", index))
        default: return false
        }
    }

    // MARK: Branches

    private mutating func conditional(_ place: Place) -> Block {
        var arms: [Arm] = []
        var before: Block = []
        var height = 0
        while seesWord("if", at) {
            at += 1
            if seesWord("constexpr", at) { at += 1 }
            let conditions = bracketedConditions()
            height = max(height, built)
            let body = statement()
            height = max(height, built)
            if arms.isEmpty, let made = madeSelf(conditions) {
                before = made.first.map { [$0] } ?? []
                if made.holds { before.append(.nested(body)) }
                skipElse()
                built = height + 1
                return before
            }
            arms.append(Arm(conditions: conditions, body: body))
            guard seesWord("else", at) else { break }
            at += 1
            if seesWord("if", at) { continue }
            arms.append(Arm(conditions: [.otherwise], body: statement()))
            height = max(height, built)
            break
        }
        built = height + 1
        return [.branch(arms, place: place)]
    }

    private mutating func skipElse() {
        guard seesWord("else", at) else { return }
        at += 1
        _ = statement()
    }

    /// `if (self)`, `if ((self = [super init]))`, `if (!self)` in an initialiser: it succeeded. Gives the call that makes self, and
    /// whether the test asks for success.
    private func madeSelf(_ conditions: [Condition]) -> (first: Statement?, holds: Bool)? {
        guard isInitialiser, conditions.count == 1, case .expression(let test) = conditions[0] else { return nil }
        return madeSelf(test, holds: true, depth: 0)
    }

    private func madeSelf(_ test: Expression, holds: Bool, depth: Int) -> (first: Statement?, holds: Bool)? {
        guard depth < 4 else { return nil }
        switch test {
        case .name("self", _): return (nil, holds)
        case .operation("=", let parts):
            guard parts.count == 2, case .name("self", _) = parts[0] else { return nil }
            return (.evaluate(parts[1]), holds)
        case .operation("!", let parts): return parts.first.flatMap { madeSelf($0, holds: !holds, depth: depth + 1) }
        case .operation("!=", let parts), .operation("==", let parts):
            guard parts.count == 2, parts.contains(.null), let other = parts.first(where: { $0 != .null }) else { return nil }
            let isEqual = if case .operation("==", _) = test { true } else { false }
            return madeSelf(other, holds: isEqual ? !holds : holds, depth: depth + 1)
        default: return nil
        }
    }

    /// `(a && b)`: all must hold.
    private mutating func bracketedConditions() -> [Condition] {
        guard sees("(") else {
            built = 1
            return [.expression(.unknown)]
        }
        return within(at) { reader in
            let start = reader.at
            var conditions: [Condition] = []
            var height = 1
            repeat {
                if reader.seesOperator("&&", reader.at) { reader.at += 1 }
                conditions.append(reader.condition())
                height = max(height, reader.built)
            } while reader.seesOperator("&&", reader.at) && conditions.count < 64
            if !reader.isAtEnd {
                // `a && b || c`, `x = y`: one expression.
                reader.at = start
                conditions = [.expression(reader.expression())]
                height = max(height, reader.built)
            }
            reader.built = height
            return conditions
        }
    }

    private mutating func condition() -> Condition {
        if kind(at) == .atWord, text(at) == "available", sees("(", at + 1) {
            let (first, close) = (at + 2, end(of: at + 1))
            let written = first < close ? String(decoding: bytes[Int(tokens[first].start)..<Int(tokens[close - 1].end)], as: UTF8.self) : ""
            at = min(close + 1, limit)
            built = 1
            return .availability(written)
        }
        let test = deeper(else: .unknown) { $0.binary(above: 2) }
        switch test {
        case .name(let name, _) where objects.contains(name): return .binding(name, nil, nil)
        case .operation("!=", let parts):
            if parts.count == 2, parts[1] == .null, case .name(let name, _) = parts[0], objects.contains(name) { return .binding(name, nil, nil) }
            return .expression(test)
        default: return .expression(test)
        }
    }

    private mutating func choice(_ place: Place) -> Block {
        at += 1
        guard sees("(") else { return [] }
        let subject = within(at) { $0.expression() }
        var height = built
        guard sees("{") else { return [] }
        let arms = within(at) { reader in
            var arms: [Arm] = []
            var conditions: [Condition] = []
            var body: Block = []
            var hasBody = false
            func finished() -> [Arm] {
                var kept = body
                if case .leaves("break")? = kept.last { kept.removeLast() }
                if case .nested(var inner)? = kept.last, case .leaves("break")? = inner.last {
                    inner.removeLast()
                    kept[kept.count - 1] = .nested(inner)
                }
                return conditions.isEmpty ? [] : [Arm(conditions: conditions, body: kept)]
            }
            while !reader.isAtEnd {
                let before = reader.at
                if reader.seesWord("case", reader.at) || reader.seesWord("default", reader.at) && reader.sees(":", reader.at + 1) {
                    if hasBody {
                        arms += finished()
                        (conditions, body, hasBody) = ([], [], false)
                    }
                    if reader.seesWord("case", reader.at) {
                        reader.at += 1
                        conditions.append(.matches(reader.casePattern(), subject))
                    } else {
                        reader.at += 1
                        conditions = [.otherwise]
                    }
                    if reader.sees(":") { reader.at += 1 }
                } else {
                    reader.built = 0
                    let statements = reader.statement()
                    height = max(height, reader.built)
                    body += statements
                    hasBody = hasBody || !statements.isEmpty
                }
                if reader.at == before { reader.skipOne() }
            }
            return arms + finished()
        }
        built = height + 1
        return arms.isEmpty ? [] : [.branch(arms, place: place)]
    }

    private mutating func casePattern() -> Pattern {
        let value = deeper(else: .unknown) { $0.binary(above: 0) }
        if !sees(":") { skip(to: ":", ";") }
        switch value {
        case .implicitMember(let name, _): return Pattern(caseName: name, value: nil)
        default: return Pattern(value: value)
        }
    }

    // MARK: Loops

    private mutating func forLoop(_ place: Place) -> Block {
        at += 1
        guard sees("(") else { return [] }
        var before: Block = []
        var bindings: [String] = []
        var typed: Block = []
        var sequence: Expression?
        var conditions: [Condition] = []
        var height = 1
        within(at) { reader in
            if let word = reader.wordIn() {
                let start = reader.at
                let type = reader.type()
                let index = word - 1
                if index >= start, reader.kind(index) == .identifier {
                    let name = reader.text(index)
                    bindings = [name]
                    reader.note(name, type)
                    if let written = type?.name, index > start {
                        typed = [.bind(name: name, type: written, value: .name(name, reader.place(index)), place: reader.place(index))]
                    }
                }
                reader.at = word + 1
                sequence = reader.expression()
                height = reader.built
                return
            }
            before = reader.statement()
            height = max(height, reader.built)
            if !reader.sees(";"), !reader.isAtEnd { conditions = [.expression(reader.expression())] }
            height = max(height, reader.built)
        }
        let body = statement()
        built = max(built, height) + 1
        return before + [.loop(bindings: bindings, sequence: sequence, conditions: conditions, body: typed + body, place: place)]
    }

    /// Where `in`, or the colon of C++, stands between the brackets of a loop.
    private func wordIn() -> Int? {
        var index = at
        while index < limit, !sees(";", index) {
            if seesWord("in", index) || isCPlusPlus && sees(":", index) { return index }
            index = partner[index] > index ? Int(partner[index]) + 1 : index + 1
        }
        return nil
    }

    // MARK: `#if`

    /// The parts of an `#if` on an unknown flag.
    private mutating func undecided() -> Block {
        let place = place(at)
        var arms: [Arm] = []
        var height = 0
        var isOpen = true
        while isOpen, at < limit, tokens[at].kind == .conditional || tokens[at].kind == .alternative {
            let text = text(at)
            let word = text.prefix { $0.isLetter }
            let flag = text.dropFirst(word.count).drop { $0.isWhitespace }
            at += 1
            var body: Block = []
            while at < limit, tokens[at].kind != .alternative, tokens[at].kind != .conditionalEnd {
                let before = at
                built = 0
                body += statement()
                height = max(height, built)
                if at == before { skipOne() }
            }
            arms.append(Arm(conditions: [word == "else" ? .otherwise : .availability(String(word == "ifndef" ? "!\(flag)" : flag))], body: body))
            isOpen = at < limit && tokens[at].kind == .alternative
        }
        if at < limit, tokens[at].kind == .conditionalEnd { at += 1 }
        built = height + 1
        return arms.isEmpty ? [] : undecidedBranch(arms, place: place)
    }
}
