import SwiftSyntax

// `a + b ?? c` comes from the parser as a flat sequence. It is folded here over lowered operands, because SwiftOperators would
// rebuild the tree: slower, and without the places in the file.

extension SwiftLowering {
    private enum Operator {
        case binary(String)
        case cast(TypeName?, CastKind)
        case ternary(Expression)
    }

    /// `target = value` or `target += value`, if the sequence is one.
    mutating func assignment(_ sequence: SequenceExprSyntax) -> Block? {
        let elements = Array(sequence.elements)
        guard let index = elements.firstIndex(where: { isAssignment($0) }), index > 0, index + 1 < elements.count else { return nil }
        let value = folded(elements[(index + 1)...])
        if index == 1, elements[0].is(DiscardAssignmentExprSyntax.self) { return [.evaluate(value)] }
        let target = folded(elements[..<index])
        var assigned = value
        if let compound = elements[index].as(BinaryOperatorExprSyntax.self) {
            assigned = .operation(String(compound.operator.text.dropLast()), [target, value])
        }
        let operatorStart = elements[index].positionAfterSkippingLeadingTrivia.utf8Offset
        let operatorPlace = source.place(from: operatorStart, to: elements[index].endPositionBeforeTrailingTrivia.utf8Offset)
        guard case .tuple(let targets) = target else {
            return [.assign(target: target, value: assigned, place: Self.namePlace(target) ?? operatorPlace)]
        }
        return targets.enumerated().map { index, target in
            .assign(
                target: target.value, value: Self.part(index, of: assigned, count: targets.count),
                place: Self.namePlace(target.value) ?? operatorPlace)
        }
    }

    private func isAssignment(_ element: ExprSyntax) -> Bool {
        if element.is(AssignmentExprSyntax.self) { return true }
        guard let binary = element.as(BinaryOperatorExprSyntax.self) else { return false }
        let text = binary.operator.text
        return text.count > 1 && text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
    }

    mutating func folded(_ sequence: SequenceExprSyntax) -> Expression {
        folded(Array(sequence.elements)[...])
    }

    private mutating func folded(_ elements: ArraySlice<ExprSyntax>) -> Expression {
        if elements.count == 1, let only = elements.first { return expression(only) }
        var operands: [Expression] = []
        var operators: [Operator] = []
        var index = elements.startIndex
        while index < elements.endIndex {
            let element = elements[index]
            index += 1
            switch element.as(ExprSyntaxEnum.self) {
            case .binaryOperatorExpr(let binary): operators.append(.binary(binary.operator.text))
            case .assignmentExpr: operators.append(.binary("="))
            case .arrowExpr: operators.append(.binary("->"))
            case .unresolvedTernaryExpr(let ternary): operators.append(.ternary(expression(ternary.thenExpression)))
            case .unresolvedIsExpr:
                operators.append(.cast(castType(elements, &index), .test))
            case .unresolvedAsExpr(let cast):
                let mark = cast.questionOrExclamationMark?.tokenKind
                let kind: CastKind = mark == nil ? .plain : mark == .exclamationMark ? .forced : .optional
                operators.append(.cast(castType(elements, &index), kind))
            default: operands.append(expression(element))
            }
        }
        return fold(operands, operators)
    }

    private mutating func castType(_ elements: ArraySlice<ExprSyntax>, _ index: inout Int) -> TypeName? {
        guard index < elements.endIndex, let type = elements[index].as(TypeExprSyntax.self) else { return nil }
        index += 1
        return typeName(type.type)
    }

    /// Operator precedence by two stacks: sequences have no limit in the grammar.
    private func fold(_ operands: [Expression], _ operators: [Operator]) -> Expression {
        let binaryCount = operators.count { if case .cast = $0 { false } else { true } }
        // Broken input, or a sum too long to nest: keep the operands, not their grouping.
        guard operands.count == binaryCount + 1, operators.count <= Self.nestingLimit / 2 else {
            return .operation("…", operands)
        }
        var values: [Expression] = [operands[0]]
        var pending: [Operator] = []
        var next = 1
        for current in operators {
            if case .cast(let type, let kind) = current {
                reduce(&values, &pending) { Self.precedence($0) > Self.castPrecedence }
                let value = values.removeLast()
                values.append(type.map { .cast(value, $0, kind) } ?? value)
                continue
            }
            let precedence = Self.precedence(current)
            let bindsRight = Self.isRightAssociative(current)
            reduce(&values, &pending) { Self.precedence($0) > precedence || (Self.precedence($0) == precedence && !bindsRight) }
            pending.append(current)
            values.append(operands[next])
            next += 1
        }
        reduce(&values, &pending) { _ in true }
        return values[0]
    }

    /// Applies pending operators, last first, as long as they bind closer than what follows.
    private func reduce(_ values: inout [Expression], _ pending: inout [Operator], while binds: (Operator) -> Bool) {
        while let last = pending.last, binds(last), values.count >= 2 {
            pending.removeLast()
            let right = values.removeLast()
            let left = values.removeLast()
            switch last {
            case .binary("??"): values.append(.fallback(left, right))
            case .binary(let text): values.append(.operation(text, [left, right]))
            case .ternary(let middle): values.append(.either(.expression(left), middle, right))
            case .cast: values.append(left)
            }
        }
    }

    private static let castPrecedence = 8

    /// The standard library's order. Operators of the project's own take the default, next above the conditional operator.
    private static func precedence(_ operation: Operator) -> Int {
        guard case .binary(let text) = operation else { return 2 }
        switch text {
        case "=": return 1
        case "||": return 4
        case "&&": return 5
        case "==", "!=", "<", "<=", ">", ">=", "===", "!==", "~=", ".==", ".!=": return 6
        case "??": return 7
        case "...", "..<": return 9
        case "+", "-", "&+", "&-", "|", "^": return 10
        case "*", "/", "%", "&*", "&": return 11
        case "<<", ">>", "&<<", "&>>": return 12
        default: return text.hasSuffix("=") ? 1 : 3
        }
    }

    private static func isRightAssociative(_ operation: Operator) -> Bool {
        [1, 2, 7].contains(precedence(operation))
    }
}
