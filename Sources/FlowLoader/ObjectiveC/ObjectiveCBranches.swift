// Branches, loops and what `#if` leaves open.

extension ObjectiveCReader {
    // MARK: Branches

    mutating func conditional(_ place: Place) -> Block {
        var arms: [Arm] = []
        var before: Block = []
        var height = 0
        while seesWord("if", at) {
            at += 1
            if seesWord("constexpr", at) { at += 1 }
            let conditions = bracketedConditions()
            height = max(height, built)
            let body = governed()
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
            arms.append(Arm(conditions: [.otherwise], body: governed()))
            height = max(height, built)
            break
        }
        built = height + 1
        return [.branch(arms, place: place)]
    }

    mutating func skipElse() {
        guard seesWord("else", at) else { return }
        at += 1
        _ = statement()
    }

    /// `if (self)`, `if ((self = [super init]))`, `if (!self)` in an initialiser: it succeeded. Gives the call that makes self, and
    /// whether the test asks for success.
    func madeSelf(_ conditions: [Condition]) -> (first: Statement?, holds: Bool)? {
        guard isInitialiser, conditions.count == 1, case .expression(let test) = conditions[0] else { return nil }
        return madeSelf(test, holds: true, depth: 0)
    }

    func madeSelf(_ test: Expression, holds: Bool, depth: Int) -> (first: Statement?, holds: Bool)? {
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
    mutating func bracketedConditions() -> [Condition] {
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

    mutating func condition() -> Condition {
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

    mutating func choice(_ place: Place) -> Block {
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

    mutating func casePattern() -> Pattern {
        let value = deeper(else: .unknown) { $0.binary(above: 0) }
        if !sees(":") { skip(to: ":", ";") }
        switch value {
        case .implicitMember(let name, _): return Pattern(caseName: name, value: nil)
        default: return Pattern(value: value)
        }
    }

    // MARK: Loops

    mutating func forLoop(_ place: Place) -> Block {
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
        let body = governed()
        built = max(built, height) + 1
        return before + [.loop(bindings: bindings, sequence: sequence, conditions: conditions, body: typed + body, place: place)]
    }

    /// Where `in`, or the colon of C++, stands between the brackets of a loop.
    func wordIn() -> Int? {
        var index = at
        while index < limit, !sees(";", index) {
            if seesWord("in", index) || isCPlusPlus && sees(":", index) { return index }
            index = partner[index] > index ? Int(partner[index]) + 1 : index + 1
        }
        return nil
    }

    // MARK: `#if`

    /// The parts of an `#if` on an unknown flag.
    mutating func undecided() -> Block {
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
