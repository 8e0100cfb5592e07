import SwiftParser
import SwiftSyntax

extension SwiftLowering {
    mutating func expression(_ syntax: ExprSyntax) -> Expression {
        deeper(else: .unknown) { $0.expressionWithinLimit(syntax) }
    }

    private mutating func expressionWithinLimit(_ syntax: ExprSyntax) -> Expression {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .functionCallExpr, .memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr, .subscriptCallExpr,
            .genericSpecializationExpr, .postfixIfConfigExpr, .postfixOperatorExpr:
            return chain(syntax, base: nil)
        case .declReferenceExpr(let reference): return self.reference(reference)
        case .superExpr(let reference): return .name("super", source.place(of: reference.superKeyword))
        case .stringLiteralExpr(let literal): return string(literal)
        case .integerLiteralExpr(let literal): return number(literal.literal.text)
        case .floatLiteralExpr(let literal): return number(literal.literal.text)
        case .booleanLiteralExpr(let literal): return .bool(literal.literal.tokenKind == .keyword(.true))
        case .nilLiteralExpr: return .null
        case .closureExpr(let closure): return .closure(self.closure(closure))
        case .sequenceExpr(let sequence): return folded(sequence)
        case .tryExpr(let inner):
            let value = expression(inner.expression)
            return inner.questionOrExclamationMark == nil ? value.tried : value
        case .awaitExpr(let inner): return expression(inner.expression).awaited
        case .unsafeExpr(let inner): return expression(inner.expression)
        case .inOutExpr(let inner): return expression(inner.expression)
        case .consumeExpr(let inner): return expression(inner.expression)
        case .copyExpr(let inner): return expression(inner.expression)
        case .borrowExpr(let inner): return expression(inner.expression)
        case .arrayExpr(let array): return .array(array.elements.map { expression($0.expression) })
        case .dictionaryExpr(let dictionary):
            guard case .elements(let elements) = dictionary.content else { return .dictionary([]) }
            return .dictionary(elements.map { KeyedExpression(key: expression($0.key), value: expression($0.value)) })
        case .tupleExpr(let tuple):
            let elements = tuple.elements
            if elements.count == 1, let only = elements.first, only.label == nil { return expression(only.expression) }
            return .tuple(arguments(elements))
        case .prefixOperatorExpr(let prefix): return self.prefix(prefix)
        case .keyPathExpr(let path): return .keyPath(keyPath(path))
        case .macroExpansionExpr(let macro): return self.macro(macro)
        case .ifExpr(let conditional): return either(conditional)
        case .switchExpr(let choice): return either(choice)
        case .typeExpr(let type):
            guard let name = typeName(type.type) else { return .unknown }
            let reference = Expression.name(name.name, placeOnOneLine(type))
            return name.arguments.isEmpty ? reference : .specialized(reference, name.arguments)
        case .discardAssignmentExpr(let discard): return .name("_", source.place(of: discard.wildcard))
        case .packExpansionExpr(let pack): return expression(pack.repetitionPattern)
        case .packElementExpr(let pack): return expression(pack.pack)
        default: return .unknown
        }
    }

    private mutating func reference(_ reference: DeclReferenceExprSyntax) -> Expression {
        let token = reference.baseName
        if case .dollarIdentifier(let text) = token.tokenKind, let index = Int(text.dropFirst()) {
            shorthandParameters = max(shorthandParameters, index + 1)
        }
        return .name(name(token), source.place(of: token))
    }

    private func placeOnOneLine(_ node: some SyntaxProtocol) -> Place {
        source.place(
            from: node.positionAfterSkippingLeadingTrivia.utf8Offset, to: node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// `base.a?.b(c) { … }[d]!`: a loop, because such chains are long and the parser nests each link in the next.
    /// `base` stands in for what a chain within `#if` leaves out.
    private mutating func chain(_ syntax: ExprSyntax, base: Expression?) -> Expression {
        var links: [ExprSyntax] = []
        var next: ExprSyntax? = syntax
        var root: Expression?
        while let current = next {
            next = inner(of: current)
            if next == nil, !isLink(current) { root = expression(current) } else { links.append(current) }
        }
        guard height + links.count < Self.heightLimit else { return .unknown }
        let outerHeight = height
        height += links.count
        defer { height = outerHeight }
        var value = root ?? base
        while let link = links.popLast() {
            height -= 1
            value = extended(value, by: link)
        }
        return value ?? .unknown
    }

    private func inner(of link: ExprSyntax) -> ExprSyntax? {
        switch link.as(ExprSyntaxEnum.self) {
        case .functionCallExpr(let call): return call.calledExpression
        case .memberAccessExpr(let member): return member.base
        case .optionalChainingExpr(let chaining): return chaining.expression
        case .forceUnwrapExpr(let forced): return forced.expression
        case .subscriptCallExpr(let call): return call.calledExpression
        case .genericSpecializationExpr(let specialized): return specialized.expression
        case .postfixIfConfigExpr(let conditional): return conditional.base
        case .postfixOperatorExpr(let postfix): return postfix.expression
        default: return nil
        }
    }

    /// Links that may stand without a base.
    private func isLink(_ syntax: ExprSyntax) -> Bool {
        syntax.is(MemberAccessExprSyntax.self) || syntax.is(PostfixIfConfigExprSyntax.self)
    }

    private mutating func extended(_ base: Expression?, by link: ExprSyntax) -> Expression? {
        switch link.as(ExprSyntaxEnum.self) {
        case .functionCallExpr(let call): return base.map { .call(self.call(call, callee: $0)) }
        case .memberAccessExpr(let member):
            let token = member.declName.baseName
            guard let base else { return .implicitMember(name(token), source.place(of: token)) }
            if case .integerLiteral(let index) = token.tokenKind { return .element(base, [Argument(label: nil, value: number(index))]) }
            return .member(base, name(token), source.place(of: token))
        case .forceUnwrapExpr: return base.map { .forced($0) }
        case .subscriptCallExpr(let call):
            let arguments = arguments(call.arguments) + trailing(call.trailingClosure, call.additionalTrailingClosures)
            return base.map { .element($0, arguments) }
        case .genericSpecializationExpr(let specialized):
            let arguments = genericArguments(specialized.genericArgumentClause)
            return base.map { .specialized($0, arguments) }
        case .postfixOperatorExpr(let postfix): return base.map { .operation(postfix.operator.text, [$0]) }
        case .postfixIfConfigExpr(let conditional):
            // Modifiers of every clause that may be compiled, one after the other.
            return possibleClauses(of: conditional.config).reduce(base) { base, clause in
                guard case .postfixExpression(let modifiers)? = clause.elements else { return base }
                return deeper(else: base) { $0.chain(modifiers, base: base) }
            }
        default: return base
        }
    }

    // MARK: Calls and closures

    private mutating func call(_ call: FunctionCallExprSyntax, callee: Expression) -> Call {
        let arguments = arguments(call.arguments) + trailing(call.trailingClosure, call.additionalTrailingClosures)
        // A call ends with a parenthesis or a brace.
        let end = call.endPositionBeforeTrailingTrivia.utf8Offset
        return Call(
            callee: callee, arguments: arguments, place: Self.namePlace(callee) ?? placeOnOneLine(call.calledExpression),
            end: source.place(from: max(0, end - 1), to: end))
    }

    mutating func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
        list.map { Argument(label: $0.label.map { name($0) }, value: expression($0.expression)) }
    }

    private mutating func trailing(
        _ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
    ) -> [Argument] {
        guard let first else { return [] }
        var arguments = [Argument(label: nil, value: expression(ExprSyntax(first)), isTrailing: true)]
        for other in others {
            arguments.append(Argument(label: name(other.label), value: expression(ExprSyntax(other.closure)), isTrailing: true))
        }
        return arguments
    }

    /// The place of the last name in `expression`.
    static func namePlace(_ expression: Expression) -> Place? {
        switch expression {
        case .name(_, let place), .member(_, _, let place), .implicitMember(_, let place), .selector(_, let place): return place
        case .forced(let inner), .specialized(let inner, _), .element(let inner, _), .cast(let inner, _, _): return namePlace(inner)
        case .call(let call): return call.place
        default: return nil
        }
    }

    private mutating func closure(_ closure: ClosureExprSyntax) -> Closure {
        let outerShorthand = shorthandParameters
        shorthandParameters = 0
        defer { shorthandParameters = outerShorthand }
        var parameters: [String] = []
        var captures: Block = []
        if let signature = closure.signature {
            switch signature.parameterClause {
            case .simpleInput(let list): parameters = list.map { name($0.name) }
            case .parameterClause(let clause): parameters = clause.parameters.map { name($0.secondName ?? $0.firstName) }
            default: break
            }
            if let list = signature.capture { captures = self.captures(list) }
        }
        shorthandParameters = 0
        let body = captures + block(closure.statements)
        if closure.signature?.parameterClause == nil {
            parameters = (0..<min(shorthandParameters, 32)).map { "$\($0)" }
        }
        return Closure(parameters: parameters, body: body, place: source.place(of: closure.leftBrace))
    }

    /// `[name = value]` binds; captures by their own name change nothing.
    private mutating func captures(_ clause: ClosureCaptureClauseSyntax) -> Block {
        clause.items.compactMap { capture in
            guard let initializer = capture.initializer else { return nil }
            let value = expression(initializer.value)
            if case .name(let name, _) = value, name == self.name(capture.name) { return nil }
            return .bind(name: name(capture.name), type: nil, value: value, place: source.place(of: capture.name))
        }
    }

    private mutating func prefix(_ prefix: PrefixOperatorExprSyntax) -> Expression {
        let operand = expression(prefix.expression)
        if prefix.operator.text == "-", case .number(let number) = operand { return .number(-number) }
        return .operation(prefix.operator.text, [operand])
    }

    // MARK: `if` and `switch` as values

    private mutating func either(_ conditional: IfExprSyntax) -> Expression {
        deeper(else: .unknown) { lowering in
            let conditions = lowering.conditions(conditional.conditions)
            let yes = lowering.value(of: conditional.body.statements)
            let no: Expression
            switch conditional.elseBody {
            case .ifExpr(let other): no = lowering.either(other)
            case .codeBlock(let body): no = lowering.value(of: body.statements)
            default: no = .unknown
            }
            return Self.either(conditions, yes, else: no)
        }
    }

    private mutating func either(_ choice: SwitchExprSyntax) -> Expression {
        let subject = expression(choice.subject)
        var arms: [(conditions: [Condition], value: Expression)] = []
        for choice in cases(choice.cases).prefix(Self.nestingLimit) {
            arms.append((conditions(choice.label, subject: subject), value(of: choice.statements)))
        }
        guard let last = arms.popLast() else { return .unknown }
        // One of the cases applies: the last one does where no other did.
        return arms.reversed().reduce(last.value) { rest, arm in Self.either(arm.conditions, arm.value, else: rest) }
    }

    /// Of several conditions the first one that binds a name stands for all: `else` would have to be repeated for each.
    private static func either(_ conditions: [Condition], _ yes: Expression, else no: Expression) -> Expression {
        let expressions = conditions.map { condition -> Expression? in
            if case .expression(let expression) = condition { return expression }
            return nil
        }
        if let first = expressions.first ?? nil, !expressions.contains(nil) {
            return .either(.expression(expressions.dropFirst().reduce(first) { .operation("&&", [$0, $1 ?? .unknown]) }), yes, no)
        }
        guard let binding = zip(conditions, expressions).first(where: { $0.1 == nil })?.0 else { return no }
        return .either(binding, yes, no)
    }

    /// The one expression of a branch; `return` and `throw` give none.
    private mutating func value(of items: CodeBlockItemListSyntax) -> Expression {
        guard items.count == 1, let item = items.first else { return .unknown }
        switch item.item {
        case .expr(let value): return expression(value)
        case .stmt(let statement):
            return statement.as(ExpressionStmtSyntax.self).map { expression($0.expression) } ?? .unknown
        default: return .unknown
        }
    }
}
