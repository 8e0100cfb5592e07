// Tests that decide, as text: so that two pieces of code can be told to look at the same thing.

extension Expression {
    /// A test in one spelling, whatever way it is written: `self.model.isDirty == false` gives `!model.isDirty`. Nil for what is more than names,
    /// members, calls without arguments and what joins them.
    var testText: String? { testText(depth: 0) }

    private func testText(depth: Int) -> String? {
        guard depth < 16 else { return nil }
        switch self {
        case .name(let name, _): return name
        case .member(.name("self", _), let name, _), .member(.name("strongSelf", _), let name, _): return name
        case .member(let base, let name, _): return base.testText(depth: depth + 1).map { "\($0).\(name)" }
        case .forced(let inner): return inner.testText(depth: depth + 1)
        case .call(let call) where call.arguments.isEmpty: return call.callee.testText(depth: depth + 1).map { $0 + "()" }
        case .fallback(let value, .bool(false)): return value.testText(depth: depth + 1)
        case .operation("!", let operands) where operands.count == 1: return operands[0].testText(depth: depth + 1).map(negated(test:))
        case .operation("==", let operands) where operands.count == 2, .operation("!=", let operands) where operands.count == 2:
            let isEqual = if case .operation("==", _) = self { true } else { false }
            for (value, other) in [(operands[0], operands[1]), (operands[1], operands[0])] {
                guard case .bool(let flag) = other, let text = value.testText(depth: depth + 1) else { continue }
                return flag == isEqual ? text : negated(test: text)
            }
            guard let left = operands[0].operandText(depth: depth + 1), let right = operands[1].operandText(depth: depth + 1) else { return nil }
            let text = "\(left)==\(right)"
            return isEqual ? text : negated(test: text)
        case .operation(let sign, let operands) where (sign == "&&" || sign == "||") && operands.count == 2:
            guard let left = operands[0].testText(depth: depth + 1), let right = operands[1].testText(depth: depth + 1) else { return nil }
            return "(\(left)\(sign)\(right))"
        default: return nil
        }
    }

    private func operandText(depth: Int) -> String? {
        switch self {
        case .null: "nil"
        case .implicitMember(let name, _): ".\(name)"
        case .string(let text): "\"\(text)\""
        default: testText(depth: depth)
        }
    }
}

/// The test that holds where this one fails.
func negated(test: String) -> String { test.hasPrefix("!") ? String(test.dropFirst()) : "!" + test }

/// The names that a test's members are looked up on: `model` of `(!model.isDirty&&isNew)`, and `isNew`. Cases, texts and calls are none.
func rootNames(ofTest test: String) -> Set<String> {
    var found: Set<String> = []
    var word = ""
    var isMember = false
    var isText = false
    for character in test + ")" {
        if character == "\"" { isText.toggle() }
        if isText { continue }
        if character.isLetter || character.isNumber || character == "_" {
            word.append(character)
            continue
        }
        if !word.isEmpty, !isMember, character != "(", word != "nil" { found.insert(word) }
        isMember = character == "."
        word = ""
    }
    return found
}

extension Condition {
    /// What it tests. An optional that must be there is no test of the app's state when it is `self`; nil in the list for what is no text.
    var tests: [String?] {
        switch self {
        case .expression(let expression): [expression.testText]
        case .binding(let name, _, let value): name == "self" || value?.testText == "self" ? [] : [nil]
        case .matches: [nil]
        case .availability, .otherwise: []
        }
    }
}

extension Array where Element == Condition {
    /// What must hold for all of them to hold.
    var tests: [String?] { flatMap(\.tests) }

    /// What must hold where they do not all hold.
    var failing: [String?] {
        let tests = self.tests
        if tests.isEmpty { return [] }
        return tests.count == 1 ? [tests[0].map(negated(test:))] : [nil]
    }
}

extension Array where Element == Statement {
    /// Whether the block ends what is around it, at its own level.
    var leaves: Bool {
        contains { statement in
            switch statement {
            case .returns, .leaves: true
            case .nested(let inner): inner.leaves
            default: false
            }
        }
    }
}
