import SwiftSyntax

/// What a type's braces, or the top of a file, declare apart from types.
struct Members {
    var properties: [PropertyFacts] = []
    var functions: [FunctionFacts] = []
    var cases: [EnumCase] = []
    var aliases: [String: TypeName] = [:]
    /// Properties that only a Catalyst build has.
    var macProperties: [PropertyFacts] = []
    /// The associated types of a protocol.
    var associated: [GenericParameter] = []
}

extension SwiftLowering {
    /// Types go to the file, everything else to `members`.
    mutating func declaration(_ declaration: DeclSyntax, into members: inout Members) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .variableDecl(let variable): members.properties += properties(variable)
        case .functionDecl(let function):
            if let facts = self.function(function) { members.functions.append(facts) }
        case .initializerDecl(let initializer):
            if let facts = self.initializer(initializer) { members.functions.append(facts) }
        case .deinitializerDecl(let deinitializer): members.functions.append(self.deinitializer(deinitializer))
        case .subscriptDecl(let declaration):
            if let facts = self.subscripting(declaration) { members.functions.append(facts) }
        case .enumCaseDecl(let declaration):
            if !isOut(attributes(declaration.attributes)) { members.cases += declaration.elements.map { enumCase($0) } }
        case .typeAliasDecl(let alias): members.aliases[name(alias.name)] = typeName(alias.initializer.value)
        case .associatedTypeDecl(let associated):
            let bound = inherited(associated.inheritanceClause).first ?? constraints(associated.genericWhereClause).first?.bound
            members.associated.append(GenericParameter(name: name(associated.name), bound: bound))
        case .importDecl(let declaration):
            if let module = declaration.path.first { facts.imports.append(name(module.name)) }
        case .ifConfigDecl(let conditional):
            for clause in possibleClauses(of: conditional) {
                guard case .decls(let list)? = clause.elements else { continue }
                self.members(list, into: &members)
            }
            members.macProperties += macProperties(of: conditional)
        default: type(declaration)
        }
    }

    private mutating func members(_ list: MemberBlockItemListSyntax, into members: inout Members) {
        for item in list {
            members = deeper(else: members) { [members] lowering in
                var members = members
                lowering.declaration(item.decl, into: &members)
                return members
            }
        }
    }

    /// A type declaration, here or within a function. Other declarations say nothing about navigation.
    mutating func type(_ declaration: DeclSyntax) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .classDecl(let type):
            self.type(type, .class, type.name, parameters: type.genericParameterClause, conditions: type.genericWhereClause)
        case .structDecl(let type):
            self.type(type, .struct, type.name, parameters: type.genericParameterClause, conditions: type.genericWhereClause)
        case .enumDecl(let type):
            self.type(type, .enum, type.name, parameters: type.genericParameterClause, conditions: type.genericWhereClause)
        case .actorDecl(let type):
            self.type(type, .actor, type.name, parameters: type.genericParameterClause, conditions: type.genericWhereClause)
        case .protocolDecl(let type):
            self.type(type, .protocol, type.name, parameters: nil, conditions: type.genericWhereClause)
        case .extensionDecl(let type):
            guard let extended = typeName(type.extendedType) else { return }
            self.type(
                type, .extension, named: extended.name, place: lastNamePlace(type.extendedType), parameters: nil,
                conditions: type.genericWhereClause)
        default: break
        }
    }

    private mutating func type(
        _ declaration: some DeclGroupSyntax, _ kind: TypeKind, _ token: TokenSyntax,
        parameters: GenericParameterClauseSyntax?, conditions: GenericWhereClauseSyntax?
    ) {
        let name = [enclosingType, self.name(token)].compactMap { $0 }.joined(separator: ".")
        type(declaration, kind, named: name, place: source.place(of: token), parameters: parameters, conditions: conditions)
    }

    private mutating func type(
        _ declaration: some DeclGroupSyntax, _ kind: TypeKind, named name: String, place: Place,
        parameters: GenericParameterClauseSyntax?, conditions: GenericWhereClauseSyntax?
    ) {
        let attributes = attributes(declaration.attributes)
        let inherits = inherited(declaration.inheritanceClause)
        guard !isOut(attributes), !isPreview(inherits) else { return }
        let constraints = constraints(conditions)
        let generics = genericParameters(parameters, constraints: constraints)
        let outer = enclosingType
        // A type's own facts stand before those of the types in it.
        let index = facts.types.count
        enclosingType = name
        var members = Members()
        self.members(declaration.memberBlock.members, into: &members)
        enclosingType = outer
        let type = TypeFacts(
            name: name, kind: kind, inherits: inherits, genericParameters: generics + members.associated, constraints: constraints,
            properties: members.properties, functions: members.functions, cases: members.cases, aliases: members.aliases,
            isPublic: modifiers(declaration.modifiers).isPublic, attributes: attributes, place: place,
            macProperties: members.macProperties)
        facts.types.insert(type, at: index)
    }

    private func lastNamePlace(_ type: TypeSyntax) -> Place {
        if let type = type.as(IdentifierTypeSyntax.self) { return source.place(of: type.name) }
        if let type = type.as(MemberTypeSyntax.self) { return source.place(of: type.name) }
        let start = type.positionAfterSkippingLeadingTrivia.utf8Offset
        return source.place(from: start, to: type.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    private mutating func enumCase(_ element: EnumCaseElementSyntax) -> EnumCase {
        var rawValue: String?
        if let raw = element.rawValue, case .string(let text) = expression(raw.value) { rawValue = text }
        let payload = element.parameterClause?.parameters.map { parameter in
            let label = parameter.firstName.map { name($0) }.flatMap { $0 == "_" ? nil : $0 }
            return Parameter(
                label: label, name: parameter.secondName.map { name($0) } ?? label ?? "", type: typeName(parameter.type),
                defaultValue: parameter.defaultValue.map { expression($0.value) })
        }
        return EnumCase(name: name(element.name), rawValue: rawValue, payload: payload ?? [], place: source.place(of: element.name))
    }
}
