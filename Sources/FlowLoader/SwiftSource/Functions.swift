import SwiftSyntax

// Functions and their relatives. Those marked unavailable on iOS give nil.

extension SwiftLowering {
    mutating func function(_ function: FunctionDeclSyntax) -> FunctionFacts? {
        let attributes = attributes(function.attributes)
        guard !isOut(attributes) else { return nil }
        let modifiers = modifiers(function.modifiers)
        let signature = function.signature
        return FunctionFacts(
            name: name(function.name), parameters: parameters(signature.parameterClause),
            result: signature.returnClause.flatMap { typeName($0.type) },
            genericParameters: genericParameters(
                function.genericParameterClause, constraints: constraints(function.genericWhereClause)),
            isStatic: modifiers.isStatic, isOverride: modifiers.isOverride, isPublic: modifiers.isPublic, isPrivate: modifiers.isPrivate,
            attributes: attributes, body: function.body.map { block($0.statements) }, selector: nil, place: source.place(of: function.name))
    }

    mutating func initializer(_ initializer: InitializerDeclSyntax) -> FunctionFacts? {
        let attributes = attributes(initializer.attributes)
        guard !isOut(attributes) else { return nil }
        let modifiers = modifiers(initializer.modifiers)
        return FunctionFacts(
            name: "init", parameters: parameters(initializer.signature.parameterClause), result: nil,
            genericParameters: genericParameters(
                initializer.genericParameterClause, constraints: constraints(initializer.genericWhereClause)),
            isStatic: false, isOverride: modifiers.isOverride, isPublic: modifiers.isPublic, attributes: attributes,
            body: initializer.body.map { block($0.statements) }, selector: nil, place: source.place(of: initializer.initKeyword))
    }

    mutating func deinitializer(_ deinitializer: DeinitializerDeclSyntax) -> FunctionFacts {
        FunctionFacts(
            name: "deinit", parameters: [], result: nil, genericParameters: [], isStatic: false, isOverride: false, isPublic: false,
            attributes: attributes(deinitializer.attributes), body: deinitializer.body.map { block($0.statements) }, selector: nil,
            place: source.place(of: deinitializer.deinitKeyword))
    }

    /// A subscript's body is its getter.
    mutating func subscripting(_ declaration: SubscriptDeclSyntax) -> FunctionFacts? {
        let attributes = attributes(declaration.attributes)
        guard !isOut(attributes) else { return nil }
        let modifiers = modifiers(declaration.modifiers)
        let accessors = declaration.accessorBlock.map { self.accessors($0) }
        return FunctionFacts(
            name: "subscript", parameters: parameters(declaration.parameterClause, firstNameIsLabel: false),
            result: typeName(declaration.returnClause.type),
            genericParameters: genericParameters(
                declaration.genericParameterClause, constraints: constraints(declaration.genericWhereClause)),
            isStatic: modifiers.isStatic, isOverride: modifiers.isOverride, isPublic: modifiers.isPublic, attributes: attributes,
            body: accessors?.getter, selector: nil, place: source.place(of: declaration.subscriptKeyword))
    }

    private mutating func parameters(_ clause: FunctionParameterClauseSyntax, firstNameIsLabel: Bool = true) -> [Parameter] {
        clause.parameters.map { parameter in
            let first = name(parameter.firstName)
            let second = parameter.secondName.map { name($0) }
            let hasLabel = first != "_" && (firstNameIsLabel || second != nil)
            return Parameter(
                label: hasLabel ? first : nil, name: second ?? first, type: typeName(parameter.type),
                defaultValue: parameter.defaultValue.map { expression($0.value) }, attributes: attributes(parameter.attributes),
                isVariadic: parameter.ellipsis != nil)
        }
    }
}

// MARK: - Properties

extension SwiftLowering {
    mutating func properties(_ variable: VariableDeclSyntax) -> [PropertyFacts] {
        let attributes = attributes(variable.attributes)
        guard !isOut(attributes) else { return [] }
        let modifiers = modifiers(variable.modifiers)
        let isLet = variable.bindingSpecifier.tokenKind == .keyword(.let)
        var properties: [PropertyFacts] = []
        for binding in variable.bindings {
            let value = binding.initializer.map { expression($0.value) }
            let accessors = binding.accessorBlock.map { self.accessors($0) }
            for bound in boundNames(binding.pattern, type: annotation(of: binding, in: variable), value: value) {
                properties.append(
                    PropertyFacts(
                        name: bound.name, type: bound.type, isOptional: bound.isOptional, value: bound.value, getter: accessors?.getter,
                        setter: accessors?.setter, observers: accessors?.observers ?? [], isStatic: modifiers.isStatic,
                        isLazy: modifiers.isLazy, isConstant: isLet || accessors?.isReadOnly == true, attributes: attributes,
                        place: bound.place))
            }
        }
        return properties
    }

    /// `var a, b: T` gives both the type.
    func annotation(of binding: PatternBindingSyntax, in variable: VariableDeclSyntax) -> TypeSyntax? {
        if let own = binding.typeAnnotation { return own.type }
        guard binding.initializer == nil, variable.bindings.count > 1 else { return nil }
        return variable.bindings.drop { $0.id != binding.id }.first { $0.typeAnnotation != nil }?.typeAnnotation?.type
    }

    struct Bound {
        var name: String
        var type: TypeName?
        var isOptional: Bool
        var value: Expression?
        var place: Place
    }

    /// The names a binding's pattern binds, each with its part of the value.
    mutating func boundNames(_ pattern: PatternSyntax, type: TypeSyntax?, value: Expression?) -> [Bound] {
        deeper(else: []) { lowering in
            if let identifier = pattern.as(IdentifierPatternSyntax.self) {
                return [
                    Bound(
                        name: lowering.name(identifier.identifier), type: type.flatMap { lowering.typeName($0) },
                        isOptional: type.map { lowering.isOptional($0) } ?? false, value: value,
                        place: lowering.source.place(of: identifier.identifier))
                ]
            }
            guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
            let types = type?.as(TupleTypeSyntax.self).map { Array($0.elements) } ?? []
            var bound: [Bound] = []
            for (index, element) in tuple.elements.enumerated() {
                let part = value.map { SwiftLowering.part(index, of: $0, count: tuple.elements.count) }
                bound += lowering.boundNames(
                    element.pattern, type: types.indices.contains(index) ? types[index].type : nil, value: part)
            }
            return bound
        }
    }

    /// One element of a tuple: the written one, else an element of the value.
    static func part(_ index: Int, of value: Expression, count: Int) -> Expression {
        if case .tuple(let elements) = value, elements.count == count { return elements[index].value }
        return count == 1 ? value : .element(value, [Argument(label: nil, value: .number(Double(index)))])
    }

    struct Accessors {
        var getter: Block?
        var setter: Block?
        var observers: [Block] = []
        var isReadOnly = false
    }

    mutating func accessors(_ block: AccessorBlockSyntax) -> Accessors {
        switch block.accessors {
        case .getter(let statements): return Accessors(getter: self.block(statements), isReadOnly: true)
        case .accessors(let list):
            var accessors = Accessors()
            var canGet = false
            var canSet = false
            for accessor in list {
                let body = accessor.body.map { self.block($0.statements) }
                switch accessor.accessorSpecifier.tokenKind {
                case .keyword(.get), .keyword(._read):
                    canGet = true
                    accessors.getter = body ?? accessors.getter
                case .keyword(.set), .keyword(._modify):
                    canSet = true
                    accessors.setter = body.map { renamed(accessor.parameters, from: "newValue") + $0 } ?? accessors.setter
                case .keyword(.willSet):
                    accessors.observers.append(renamed(accessor.parameters, from: "newValue") + (body ?? []))
                case .keyword(.didSet):
                    accessors.observers.append(renamed(accessor.parameters, from: "oldValue") + (body ?? []))
                default: canSet = true
                }
            }
            accessors.isReadOnly = canGet && !canSet
            return accessors
        @unknown default: return Accessors()
        }
    }

    /// Accessors with a parameter of their own name bind it, so that bodies can be read by the usual names.
    private func renamed(_ parameters: AccessorParametersSyntax?, from name: String) -> Block {
        guard let token = parameters?.name, self.name(token) != name else { return [] }
        let place = source.place(of: token)
        return [.bind(name: self.name(token), type: nil, value: .name(name, place), place: place)]
    }
}
