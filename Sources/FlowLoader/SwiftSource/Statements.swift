import SwiftSyntax

extension SwiftLowering {
    mutating func block(_ items: some Sequence<CodeBlockItemSyntax>) -> Block {
        deeper(else: []) { lowering in
            var block: Block = []
            var deferred: Block = []
            for item in items {
                switch item.item {
                case .stmt(let statement) where statement.is(DeferStmtSyntax.self): deferred = lowering.statement(statement) + deferred
                case .decl(let declaration): block += lowering.localDeclaration(declaration)
                case .stmt(let statement): block += lowering.statement(statement)
                case .expr(let expression): block += lowering.statement(expression)
                @unknown default: break
                }
            }
            // `defer` runs last, the latest first.
            block.insert(contentsOf: deferred, at: block.last?.isLeaving == true ? block.count - 1 : block.count)
            return block
        }
    }

    private mutating func localDeclaration(_ declaration: DeclSyntax) -> Block {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .variableDecl(let variable): return localVariables(variable)
        case .functionDecl(let function): return self.function(function).map { [.function($0)] } ?? []
        case .ifConfigDecl(let conditional): return self.conditional(conditional)
        default:
            type(declaration)
            return []
        }
    }

    private mutating func localVariables(_ variable: VariableDeclSyntax) -> Block {
        var block: Block = []
        for binding in variable.bindings {
            var value = binding.initializer.map { expression($0.value) }
            if value == nil, let accessors = binding.accessorBlock, let getter = self.accessors(accessors).getter {
                // A local computed variable is a closure called where it is used; that it is called here comes close enough.
                let place = source.place(of: accessors.leftBrace)
                let closure = Closure(parameters: [], body: getter, place: place)
                value = .call(Call(callee: .closure(closure), arguments: [], place: place, end: source.place(of: accessors.rightBrace)))
            }
            let bound = boundNames(binding.pattern, type: annotation(of: binding, in: variable), value: value)
            if bound.isEmpty, let value { block.append(.evaluate(value)) }
            block += bound.map { .bind(name: $0.name, type: $0.type, value: $0.value, place: $0.place) }
        }
        return block
    }

    /// `#if` among statements: what is decided is inlined, the rest becomes a branch.
    private mutating func conditional(_ conditional: IfConfigDeclSyntax) -> Block {
        let clauses = possibleClauses(of: conditional)
        let onMac = macStatements(of: conditional, besides: clauses)
        var arms: [Arm] = []
        for clause in clauses {
            guard case .statements(let items)? = clause.elements else { continue }
            let body = block(items)
            if clauses.count == 1, clause.flag == nil { return onMac + body }
            arms.append(Arm(conditions: [clause.flag.map { .availability($0) } ?? .otherwise], body: body))
        }
        guard !arms.isEmpty else { return onMac }
        let place = conditional.clauses.first.map { source.place(of: $0.poundKeyword) } ?? source.place(of: conditional.poundEndif)
        return onMac + undecidedBranch(arms, place: place)
    }

    mutating func statement(_ statement: StmtSyntax) -> Block {
        switch statement.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let statement): return self.statement(statement.expression)
        case .returnStmt(let statement):
            return [.returns(statement.expression.map { expression($0) }, place: source.place(of: statement.returnKeyword))]
        case .guardStmt(let statement):
            let conditions = conditions(statement.conditions)
            return [.ensure(conditions, otherwise: block(statement.body.statements), place: source.place(of: statement.guardKeyword))]
        case .forStmt(let statement): return forLoop(statement)
        case .whileStmt(let statement):
            let conditions = conditions(statement.conditions)
            return [
                .loop(
                    bindings: [], sequence: nil, conditions: conditions, body: block(statement.body.statements),
                    place: source.place(of: statement.whileKeyword))
            ]
        case .repeatStmt(let statement):
            let body = block(statement.body.statements)
            return [
                .loop(
                    bindings: [], sequence: nil, conditions: [.expression(expression(statement.condition))], body: body,
                    place: source.place(of: statement.repeatKeyword))
            ]
        case .doStmt(let statement): return doStatement(statement)
        case .deferStmt(let statement): return [.nested(block(statement.body.statements))]
        case .labeledStmt(let statement): return deeper(else: []) { $0.statement(statement.statement) }
        case .throwStmt(let statement): return evaluated(expression(statement.expression)) + [.leaves("throw")]
        case .breakStmt: return [.leaves("break")]
        case .continueStmt: return [.leaves("continue")]
        case .fallThroughStmt: return [.leaves("fallthrough")]
        case .yieldStmt(let statement):
            guard case .single(let value) = statement.yieldedExpressions else { return [] }
            return [.returns(expression(value), place: source.place(of: statement.yieldKeyword))]
        default: return []
        }
    }

    /// What is thrown matters only where making it does something.
    private func evaluated(_ expression: Expression) -> Block {
        if case .call = expression { return [.evaluate(expression)] }
        return []
    }

    /// An expression as a statement: assignments and branches are statements here.
    mutating func statement(_ expression: ExprSyntax) -> Block {
        switch expression.as(ExprSyntaxEnum.self) {
        case .ifExpr(let conditional): return branch(conditional)
        case .switchExpr(let choice): return branch(choice)
        case .sequenceExpr(let sequence): return assignment(sequence) ?? [.evaluate(self.expression(expression))]
        case .macroExpansionExpr(let macro) where macro.macroName.text == "Preview": return []
        default: return [.evaluate(self.expression(expression))]
        }
    }

    private mutating func branch(_ conditional: IfExprSyntax) -> Block {
        var arms: [Arm] = []
        let place = source.place(of: conditional.ifKeyword)
        var next: IfExprSyntax? = conditional
        while let current = next {
            let conditions = conditions(current.conditions)
            arms.append(Arm(conditions: conditions, body: block(current.body.statements)))
            next = nil
            switch current.elseBody {
            case .ifExpr(let other): next = other
            case .codeBlock(let body): arms.append(Arm(conditions: [.otherwise], body: block(body.statements)))
            default: break
            }
        }
        return [.branch(arms, place: place)]
    }

    private mutating func branch(_ choice: SwitchExprSyntax) -> Block {
        let subject = expression(choice.subject)
        var arms: [Arm] = []
        for choice in cases(choice.cases) {
            let conditions = conditions(choice.label, subject: subject)
            arms.append(Arm(conditions: conditions, body: block(choice.statements)))
        }
        return [.branch(arms, place: source.place(of: choice.switchKeyword))]
    }

    /// The cases, with those of `#if` clauses that may be compiled.
    func cases(_ list: SwitchCaseListSyntax, depth: Int = 0) -> [SwitchCaseSyntax] {
        guard depth < Self.nestingLimit else { return [] }
        return list.flatMap { element -> [SwitchCaseSyntax] in
            switch element {
            case .switchCase(let choice): return [choice]
            case .ifConfigDecl(let conditional):
                return possibleClauses(of: conditional).flatMap { clause -> [SwitchCaseSyntax] in
                    guard case .switchCases(let nested)? = clause.elements else { return [] }
                    return cases(nested, depth: depth + 1)
                }
            @unknown default: return []
            }
        }
    }

    private mutating func forLoop(_ statement: ForStmtSyntax) -> Block {
        let sequence = expression(statement.sequence)
        var conditions: [Condition] = []
        let loopPattern = pattern(statement.pattern)
        if statement.caseKeyword != nil {
            // What is matched is any one element.
            conditions.append(.matches(loopPattern, .element(sequence, [])))
        }
        if let filter = statement.whereClause { conditions.append(.expression(expression(filter.condition))) }
        return [
            .loop(
                bindings: loopPattern.bindings.compactMap { $0 }, sequence: sequence, conditions: conditions,
                body: block(statement.body.statements), place: source.place(of: statement.forKeyword))
        ]
    }

    /// The `catch` clauses become a branch after the body: at most one of them runs, and none once the last `try` has passed. What
    /// follows that one therefore stands after the nested block.
    private mutating func doStatement(_ statement: DoStmtSyntax) -> Block {
        let written = Array(statement.body.statements)
        let throwing = statement.catchClauses.isEmpty ? nil : written.lastIndex(where: mayThrow).map { $0 + 1 } ?? written.count
        let body = Statement.nested(block(written.prefix(throwing ?? written.count)))
        let rest = throwing.map { block(written.dropFirst($0)) } ?? []
        var arms: [Arm] = []
        for clause in statement.catchClauses {
            var conditions = clause.catchItems.compactMap { item in
                item.pattern.map { Condition.matches(pattern($0), .caught) }
            }
            if conditions.isEmpty { conditions = [.matches(Pattern(bindings: ["error"]), .caught)] }
            arms.append(Arm(conditions: conditions, body: block(clause.body.statements)))
        }
        guard let first = statement.catchClauses.first, !arms.isEmpty else { return [body] }
        return [body] + rest + [.branch(arms, place: source.place(of: first.catchKeyword))]
    }

    /// `try` or `throw` stands in it, wherever; `try?` and `try!` keep their errors.
    private func mayThrow(_ item: CodeBlockItemSyntax) -> Bool {
        item.tokens(viewMode: .sourceAccurate).contains { token in
            switch token.tokenKind {
            case .keyword(.throw): return true
            case .keyword(.try):
                guard let next = token.nextToken(viewMode: .sourceAccurate)?.tokenKind else { return true }
                return next != .postfixQuestionMark && next != .exclamationMark
            default: return false
            }
        }
    }
}
