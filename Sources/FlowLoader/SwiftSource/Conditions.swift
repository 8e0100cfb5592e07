import SwiftSyntax

extension SwiftLowering {
    mutating func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
        list.flatMap { element -> [Condition] in
            switch element.condition {
            case .expression(let expression): return [.expression(self.expression(expression))]
            case .availability(let availability): return [.availability(source.text(of: availability))]
            case .optionalBinding(let binding):
                let type = binding.typeAnnotation.flatMap { typeName($0.type) }
                let value = binding.initializer.map { expression($0.value) }
                if let identifier = binding.pattern.as(IdentifierPatternSyntax.self) {
                    return [.binding(name(identifier.identifier), type, value)]
                }
                if let shorthand = binding.pattern.as(ExpressionPatternSyntax.self) {
                    return [.binding(source.text(of: shorthand), type, value)]
                }
                let names = pattern(binding.pattern).bindings
                return [.matches(Pattern(bindings: names, type: type), value ?? .unknown)]
            case .matchingPattern(let matching):
                return conditions(matching.pattern, matches: expression(matching.initializer.value))
            @unknown default: return [.expression(.unknown)]
            }
        }
    }

    /// The conditions of one `case`. Of several patterns any may hold, and what is said of one by `where` is left out.
    mutating func conditions(_ label: SwitchCaseSyntax.Label, subject: Expression) -> [Condition] {
        guard case .case(let label) = label else { return [.otherwise] }
        let items = label.caseItems
        if items.count == 1, let item = items.first {
            let conditions = conditions(item.pattern, matches: subject)
            guard let filter = item.whereClause else { return conditions }
            return conditions + [.expression(expression(filter.condition))]
        }
        return items.map { .matches(pattern($0.pattern), subject) }
    }

    /// All must hold. A tuple pattern against a written tuple is taken apart.
    private mutating func conditions(_ syntax: PatternSyntax, matches value: Expression) -> [Condition] {
        if case .tuple(let values) = value, let parts = tupleParts(syntax), parts.count == values.count {
            return zip(parts, values).compactMap { part, value in
                let pattern = self.pattern(part, binds: syntax.is(ValueBindingPatternSyntax.self))
                return pattern == Pattern() ? nil : .matches(pattern, value.value)
            }
        }
        let matched = pattern(syntax)
        // `case let name?` is an optional binding in other words.
        if case .some(.some(let name)) = matched.bindings.first, matched == Pattern(bindings: [name]), isOptionalPattern(syntax) {
            return [.binding(name, nil, value)]
        }
        return [.matches(matched, value)]
    }

    private func isOptionalPattern(_ syntax: PatternSyntax) -> Bool {
        let inner = syntax.as(ValueBindingPatternSyntax.self)?.pattern ?? syntax
        return inner.as(ExpressionPatternSyntax.self)?.expression.is(OptionalChainingExprSyntax.self) ?? false
    }

    private func tupleParts(_ syntax: PatternSyntax) -> [Syntax]? {
        let inner = syntax.as(ValueBindingPatternSyntax.self)?.pattern ?? syntax
        if let tuple = inner.as(TuplePatternSyntax.self) { return tuple.elements.map { Syntax($0.pattern) } }
        return inner.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self)?.elements.map { Syntax($0.expression) }
    }
}

// MARK: - Patterns

extension SwiftLowering {
    mutating func pattern(_ syntax: PatternSyntax) -> Pattern {
        pattern(Syntax(syntax), binds: false)
    }

    /// Patterns are written partly as patterns, partly as expressions. `binds` says that bare names are bound, not compared with.
    private mutating func pattern(_ syntax: Syntax, binds: Bool) -> Pattern {
        deeper(else: Pattern()) { lowering in
            switch syntax.as(SyntaxEnum.self) {
            case .valueBindingPattern(let pattern): return lowering.pattern(Syntax(pattern.pattern), binds: true)
            case .identifierPattern(let pattern): return Pattern(bindings: [lowering.name(pattern.identifier)])
            case .isTypePattern(let pattern): return Pattern(type: lowering.typeName(pattern.type))
            case .tuplePattern(let pattern):
                return Pattern(bindings: lowering.positions(pattern.elements.map { Syntax($0.pattern) }, binds: binds))
            case .expressionPattern(let pattern): return lowering.pattern(Syntax(pattern.expression), binds: binds)
            case .patternExpr(let pattern): return lowering.pattern(Syntax(pattern.pattern), binds: binds)
            case .optionalChainingExpr(let chaining): return lowering.pattern(Syntax(chaining.expression), binds: binds)
            case .tupleExpr(let tuple):
                return Pattern(bindings: lowering.positions(tuple.elements.map { Syntax($0.expression) }, binds: binds))
            case .declReferenceExpr(let reference) where binds:
                return Pattern(bindings: [lowering.name(reference.baseName)])
            case .memberAccessExpr(let member):
                let value = member.base == nil ? nil : lowering.expression(ExprSyntax(member))
                return Pattern(caseName: lowering.name(member.declName.baseName), value: value)
            case .functionCallExpr(let call): return lowering.pattern(call, binds: binds)
            case .sequenceExpr(let sequence): return lowering.pattern(sequence, binds: binds)
            case .wildcardPattern, .discardAssignmentExpr: return Pattern()
            default:
                guard let expression = syntax.as(ExprSyntax.self) else { return Pattern() }
                return Pattern(value: lowering.expression(expression))
            }
        }
    }

    private mutating func pattern(_ call: FunctionCallExprSyntax, binds: Bool) -> Pattern {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
            return Pattern(value: expression(ExprSyntax(call)))
        }
        let bindings = positions(call.arguments.map { Syntax($0.expression) }, binds: binds)
        let type = member.base.map { expression($0) }
        let name = self.name(member.declName.baseName)
        return Pattern(
            caseName: name, bindings: bindings,
            value: type.map { .member($0, name, source.place(of: member.declName.baseName)) })
    }

    /// `pattern as T`.
    private mutating func pattern(_ sequence: SequenceExprSyntax, binds: Bool) -> Pattern {
        let elements = Array(sequence.elements)
        guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self), let type = elements[2].as(TypeExprSyntax.self) else {
            return Pattern(value: expression(ExprSyntax(sequence)))
        }
        var pattern = self.pattern(Syntax(elements[0]), binds: binds)
        pattern.type = typeName(type.type)
        return pattern
    }

    /// One name for each position. Names bound deeper down follow after the last position, so that they are known to be bound.
    private mutating func positions(_ parts: [Syntax], binds: Bool) -> [String?] {
        var names: [String?] = []
        var deeperNames: [String?] = []
        for part in parts {
            let inner = pattern(part, binds: binds)
            if inner.caseName == nil, inner.bindings.count == 1 {
                names.append(inner.bindings[0])
            } else {
                names.append(nil)
                deeperNames += inner.bindings.filter { $0 != nil }
            }
        }
        return names + deeperNames
    }
}
