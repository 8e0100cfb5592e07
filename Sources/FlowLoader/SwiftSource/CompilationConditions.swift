import SwiftSyntax

// `#if`: what an iOS device's release build sees, or the Catalyst build of the same target. A flag of the project's own has no known value.

extension SwiftLowering {
    /// The clauses a build for iOS may compile, with the flag text where that depends on an unknown flag.
    struct Clause {
        /// Its place among the clauses written.
        var index: Int
        /// Nil where the clause is certain to be compiled when its predecessors are not.
        var flag: String?
        var elements: IfConfigClauseSyntax.Elements?
    }

    func possibleClauses(of conditional: IfConfigDeclSyntax, onMac: Bool = false) -> [Clause] {
        var clauses: [Clause] = []
        for (index, clause) in conditional.clauses.enumerated() {
            guard let condition = clause.condition else {
                clauses.append(Clause(index: index, flag: nil, elements: clause.elements))
                break
            }
            switch holds(condition, onMac: onMac, depth: 0) {
            case false?: continue
            case nil: clauses.append(Clause(index: index, flag: source.text(of: condition), elements: clause.elements))
            case true?:
                clauses.append(Clause(index: index, flag: nil, elements: clause.elements))
                return clauses
            }
        }
        return clauses
    }

    /// Nil where it cannot be known.
    private func holds(_ condition: ExprSyntax, onMac: Bool, depth: Int) -> Bool? {
        guard depth < Self.nestingLimit else { return nil }
        switch condition.as(ExprSyntaxEnum.self) {
        case .sequenceExpr(let sequence): return holds(sequence, onMac: onMac, depth: depth + 1)
        case .infixOperatorExpr(let infix):
            let sides = [holds(infix.leftOperand, onMac: onMac, depth: depth + 1), holds(infix.rightOperand, onMac: onMac, depth: depth + 1)]
            return infix.operator.trimmedDescription == "&&" ? all(sides) : any(sides)
        case .prefixOperatorExpr(let prefix) where prefix.operator.text == "!":
            return holds(prefix.expression, onMac: onMac, depth: depth + 1).map { !$0 }
        case .tupleExpr(let tuple):
            return tuple.elements.first.flatMap { holds($0.expression, onMac: onMac, depth: depth + 1) }
        case .booleanLiteralExpr(let literal): return literal.literal.text == "true"
        case .integerLiteralExpr(let literal): return literal.literal.text != "0"
        case .declReferenceExpr(let reference): return reference.baseName.text == "DEBUG" ? false : nil
        case .functionCallExpr(let call):
            return holds(platformCheck: source.text(of: call.calledExpression), argument: call.arguments.first?.expression, onMac: onMac)
        default: return nil
        }
    }

    /// `&&` binds closer than `||`; there are no other operators.
    private func holds(_ sequence: SequenceExprSyntax, onMac: Bool, depth: Int) -> Bool? {
        var alternatives: [[Bool?]] = [[]]
        for element in sequence.elements {
            if let binary = element.as(BinaryOperatorExprSyntax.self) {
                if binary.operator.text == "||" { alternatives.append([]) }
            } else {
                alternatives[alternatives.count - 1].append(holds(element, onMac: onMac, depth: depth))
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

    private func holds(platformCheck check: String, argument: ExprSyntax?, onMac: Bool) -> Bool? {
        guard let argument else { return nil }
        let text = source.text(of: argument)
        switch check {
        case "os": return text == "iOS"
        case "canImport": return !Self.foreignModules.contains(text.prefix { $0 != "." && $0 != "," }.description)
        case "targetEnvironment": return onMac && text == "macCatalyst"
        case "swift", "compiler", "_compiler_version": return !text.hasPrefix("<")
        case "arch": return text == "arm64"
        case "_runtime": return text == "_ObjC"
        // Which features a build has is not in the sources; the first branch is the one for new compilers.
        case "hasFeature", "hasAttribute": return true
        default: return nil
        }
    }

    /// Modules that the iOS SDK does not have.
    private static let foreignModules: Set<String> = [
        "AppKit", "Cocoa", "WatchKit", "ClockKit", "TVUIKit", "TVMLKit", "TVServices", "Carbon", "ScreenSaver", "ServiceManagement",
        "Glibc", "Musl", "Android", "WinSDK", "FoundationNetworking", "FoundationXML", "Bionic",
    ]
}
