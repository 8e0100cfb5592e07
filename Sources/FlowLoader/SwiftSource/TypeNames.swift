import SwiftSyntax

// Written types → `TypeName`. Optionality, `some`, `any`, attributes and ownership are dropped.

extension SwiftLowering {
    mutating func typeName(_ type: TypeSyntax) -> TypeName? {
        deeper(else: nil) { lowering in
            switch type.as(TypeSyntaxEnum.self) {
            case .identifierType(let type):
                let arguments = lowering.genericArguments(type.genericArgumentClause)
                let name = lowering.name(type.name)
                return name == "Optional" && arguments.count == 1 ? arguments[0] : TypeName(name, arguments)
            case .memberType(let type): return lowering.memberTypeName(type)
            case .optionalType(let type): return lowering.typeName(type.wrappedType)
            case .implicitlyUnwrappedOptionalType(let type): return lowering.typeName(type.wrappedType)
            case .arrayType(let type): return TypeName("Array", [lowering.typeNameOrUnknown(type.element)])
            case .inlineArrayType(let type):
                guard case .type(let element) = type.element.argument else { return nil }
                return TypeName("InlineArray", [lowering.typeNameOrUnknown(element)])
            case .dictionaryType(let type):
                return TypeName("Dictionary", [lowering.typeNameOrUnknown(type.key), lowering.typeNameOrUnknown(type.value)])
            case .someOrAnyType(let type): return lowering.typeName(type.constraint)
            case .compositionType(let type): return type.elements.first.flatMap { lowering.typeName($0.type) }
            case .attributedType(let type): return lowering.typeName(type.baseType)
            case .functionType(let type):
                return TypeName(
                    "->", type.parameters.map { lowering.typeNameOrUnknown($0.type) } + [lowering.typeNameOrUnknown(type.returnClause.type)])
            case .tupleType(let type):
                if type.elements.count == 1, let only = type.elements.first { return lowering.typeName(only.type) }
                if type.elements.isEmpty { return TypeName("Void") }
                return TypeName("()", type.elements.map { lowering.typeNameOrUnknown($0.type) })
            case .metatypeType(let type):
                return lowering.typeName(type.baseType).map { TypeName("\($0.name).\(type.metatypeSpecifier.text)", $0.arguments) }
            case .classRestrictionType: return TypeName("AnyObject")
            case .namedOpaqueReturnType(let type): return lowering.typeName(type.type)
            case .packExpansionType(let type): return lowering.typeName(type.repetitionPattern)
            case .packElementType(let type): return lowering.typeName(type.pack)
            case .missingType, .suppressedType: return nil
            @unknown default: return nil
            }
        }
    }

    private mutating func typeNameOrUnknown(_ type: TypeSyntax) -> TypeName {
        typeName(type) ?? TypeName("_")
    }

    /// `Outer.Inner`, by a loop: such chains have no limit in the grammar.
    private mutating func memberTypeName(_ type: MemberTypeSyntax) -> TypeName? {
        var parts = [name(type.name)]
        var base = type.baseType
        while let member = base.as(MemberTypeSyntax.self) {
            parts.append(name(member.name))
            base = member.baseType
        }
        guard let root = typeName(base) else { return nil }
        return TypeName(([root.name] + parts.reversed()).joined(separator: "."), genericArguments(type.genericArgumentClause))
    }

    mutating func genericArguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeName] {
        guard let clause else { return [] }
        return clause.arguments.map { argument in
            if case .type(let type) = argument.argument { return typeNameOrUnknown(type) }
            return TypeName("_")
        }
    }

    func isOptional(_ type: TypeSyntax) -> Bool {
        switch type.kind {
        case .optionalType, .implicitlyUnwrappedOptionalType: return true
        case .identifierType: return type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
        case .attributedType:
            return type.as(AttributedTypeSyntax.self).map { $0.baseType.is(OptionalTypeSyntax.self) || $0.baseType.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) } ?? false
        default: return false
        }
    }

    /// Superclass and protocols in order; a composition counts as its parts.
    mutating func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeName] {
        guard let clause else { return [] }
        return clause.inheritedTypes.flatMap { inherited -> [TypeName] in
            if let composition = inherited.type.as(CompositionTypeSyntax.self) {
                return composition.elements.compactMap { typeName($0.type) }
            }
            return typeName(inherited.type).map { [$0] } ?? []
        }
    }

    mutating func constraints(_ clause: GenericWhereClauseSyntax?) -> [GenericParameter] {
        guard let clause else { return [] }
        return clause.requirements.compactMap { requirement in
            switch requirement.requirement {
            case .conformanceRequirement(let requirement):
                return GenericParameter(name: source.text(of: requirement.leftType), bound: typeName(requirement.rightType))
            case .sameTypeRequirement(let requirement):
                guard case .type(let right) = requirement.rightType else { return nil }
                return GenericParameter(name: source.text(of: requirement.leftType), bound: typeName(right))
            default: return nil
            }
        }
    }

    /// The parameters, each with its bound from the list or from the `where` clause.
    mutating func genericParameters(_ clause: GenericParameterClauseSyntax?, constraints: [GenericParameter]) -> [GenericParameter] {
        guard let clause else { return [] }
        return clause.parameters.map { parameter in
            let name = self.name(parameter.name)
            let bound = parameter.inheritedType.flatMap { typeName($0) } ?? constraints.first { $0.name == name }?.bound
            return GenericParameter(name: name, bound: bound)
        }
    }
}
