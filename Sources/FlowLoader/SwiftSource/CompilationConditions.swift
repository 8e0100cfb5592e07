import SwiftSyntax

// `#if`: what an iOS device's release build sees, or the Catalyst build of the same target. A flag of the project's own has no known value.

extension SwiftLowering {
    /// The clauses a build for iOS may compile, with the flag text where that depends on an unknown flag.
    struct Clause {
        /// Nil where the clause is certain to be compiled when its predecessors are not.
        var flag: String?
        var elements: IfConfigClauseSyntax.Elements?

        var declarations: MemberBlockItemListSyntax? {
            if case .decls(let list)? = elements { list } else { nil }
        }

        var statements: CodeBlockItemListSyntax? {
            if case .statements(let list)? = elements { list } else { nil }
        }
    }

    func possibleClauses(of conditional: IfConfigDeclSyntax) -> [Clause] {
        var clauses: [Clause] = []
        for clause in conditional.clauses {
            guard let condition = clause.condition else {
                clauses.append(Clause(flag: nil, elements: clause.elements))
                break
            }
            switch holds(condition, depth: 0) {
            case false?: continue
            case nil: clauses.append(Clause(flag: source.text(of: condition), elements: clause.elements))
            case true?:
                clauses.append(Clause(flag: nil, elements: clause.elements))
                return clauses
            }
        }
        return clauses
    }

    /// Properties that only a Catalyst build has, in place of what a device's build has or beside it.
    mutating func macProperties(of conditional: IfConfigDeclSyntax) -> [PropertyFacts] {
        let usual = Set(possibleClauses(of: conditional).compactMap(\.declarations).map(\.position))
        isForMac = true
        defer { isForMac = false }
        let own = possibleClauses(of: conditional)
        guard own.count == 1, own[0].flag == nil, let list = own[0].declarations, !usual.contains(list.position) else { return [] }
        return list.flatMap { item in item.decl.as(VariableDeclSyntax.self).map { properties($0) } ?? [] }
    }

    /// Statements that a Catalyst build has in place of the clauses that a device's build may have, or beside them.
    mutating func macStatements(of conditional: IfConfigDeclSyntax, besides clauses: [Clause]) -> Block {
        guard clauses.allSatisfy({ $0.flag == nil }) else { return [] }
        isForMac = true
        let own = possibleClauses(of: conditional)
        isForMac = false
        guard own.count == 1, own[0].flag == nil, let items = own[0].statements,
            !clauses.contains(where: { $0.statements?.position == items.position })
        else { return [] }
        let body = block(items)
        return body.isEmpty ? [] : [.onMac(body)]
    }

    /// Nil where it cannot be known.
    private func holds(_ condition: ExprSyntax, depth: Int) -> Bool? {
        guard depth < Self.nestingLimit else { return nil }
        switch condition.as(ExprSyntaxEnum.self) {
        case .sequenceExpr(let sequence): return holds(sequence, depth: depth + 1)
        case .infixOperatorExpr(let infix):
            let sides = [holds(infix.leftOperand, depth: depth + 1), holds(infix.rightOperand, depth: depth + 1)]
            return infix.operator.trimmedDescription == "&&" ? all(sides) : any(sides)
        case .prefixOperatorExpr(let prefix) where prefix.operator.text == "!":
            return holds(prefix.expression, depth: depth + 1).map { !$0 }
        case .tupleExpr(let tuple):
            return tuple.elements.first.flatMap { holds($0.expression, depth: depth + 1) }
        case .booleanLiteralExpr(let literal): return literal.literal.text == "true"
        case .integerLiteralExpr(let literal): return literal.literal.text != "0"
        case .declReferenceExpr(let reference): return Self.builds[reference.baseName.text]
        case .functionCallExpr(let call):
            return holds(platformCheck: source.text(of: call.calledExpression), argument: call.arguments.first?.expression)
        default: return nil
        }
    }

    /// `&&` binds closer than `||`; there are no other operators.
    private func holds(_ sequence: SequenceExprSyntax, depth: Int) -> Bool? {
        var alternatives: [[Bool?]] = [[]]
        for element in sequence.elements {
            if let binary = element.as(BinaryOperatorExprSyntax.self) {
                if binary.operator.text == "||" { alternatives.append([]) }
            } else {
                alternatives[alternatives.count - 1].append(holds(element, depth: depth))
            }
        }
        return any(alternatives.map(all))
    }

    private func all(_ values: [Bool?]) -> Bool? {
        values.contains(false) ? false : values.contains(nil) ? nil : true
    }

    private func any(_ values: [Bool?]) -> Bool? {
        values.contains(true) ? true : values.contains(nil) ? nil : false
    }

    private func holds(platformCheck check: String, argument: ExprSyntax?) -> Bool? {
        guard let argument else { return nil }
        let text = source.text(of: argument)
        switch check {
        case "os": return text == "iOS"
        case "canImport": return !Self.foreignModules.contains(text.prefix { $0 != "." && $0 != "," }.description)
        case "targetEnvironment": return isForMac && text == "macCatalyst"
        case "swift", "compiler", "_compiler_version": return !text.hasPrefix("<")
        case "arch": return text == "arm64"
        case "_runtime": return text == "_ObjC"
        // Which features a build has is not in the sources; the first branch is the one for new compilers.
        case "hasFeature", "hasAttribute": return true
        default: return nil
        }
    }

    /// What projects call the build that users get, and the one that they do not. Xcode sets DEBUG; RELEASE is its usual counterpart.
    private static let builds = ["DEBUG": false, "RELEASE": true]

    /// Modules that the iOS SDK does not have.
    private static let foreignModules: Set<String> = [
        "AppKit", "Cocoa", "WatchKit", "ClockKit", "TVUIKit", "TVMLKit", "TVServices", "Carbon", "ScreenSaver", "ServiceManagement",
        "Glibc", "Musl", "Android", "WinSDK", "FoundationNetworking", "FoundationXML", "Bionic",
    ]
}
