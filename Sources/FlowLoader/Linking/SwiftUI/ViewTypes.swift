// The types of expressions in view code, as far as written types and literal constructions tell.

extension Project {
    /// Views and what else stands for a view where one is shown.
    func isShownView(_ name: String) -> Bool { isView(name) || isRepresentable(name) }

    /// A type whose `body` is read as part of whoever uses it.
    func isViewPart(_ name: String) -> Bool {
        guard types[name] != nil else { return false }
        let all = ancestors(of: name)
        return all.contains("ToolbarContent") || all.contains("CustomizableToolbarContent") || all.contains("TabContent")
            || all.contains("Commands")
    }

    func typeOf(_ expression: Expression, _ scope: ViewScope, depth: Int = 0) -> TypeName? {
        guard depth < 12 else { return nil }
        switch expression {
        case .name(let name, _): return typeOfName(name, scope, depth)
        case .member(let base, let name, _): return typeOfMember(name, of: base, scope, depth)
        case .call(let call): return typeOfCall(call, scope, depth)
        case .string, .interpolated: return TypeName("String")
        case .number: return TypeName("Int")
        case .bool: return TypeName("Bool")
        case .array(let elements):
            return elements.first.flatMap { typeOf($0, scope, depth: depth + 1) }.map { TypeName("Array", [$0]) }
        case .cast(_, let type, _): return type
        case .either(_, let yes, let no): return typeOf(yes, scope, depth: depth + 1) ?? typeOf(no, scope, depth: depth + 1)
        case .fallback(let value, let other): return typeOf(value, scope, depth: depth + 1) ?? typeOf(other, scope, depth: depth + 1)
        case .forced(let inner): return typeOf(inner, scope, depth: depth + 1)
        case .element(let base, _):
            guard let type = typeOf(base, scope, depth: depth + 1) else { return nil }
            return type.name == "Dictionary" ? type.arguments.last : elementType(of: type)
        case .specialized(let base, let arguments):
            return typeOf(base, scope, depth: depth + 1).map { TypeName($0.name, arguments) }
        default: return nil
        }
    }

    func elementType(of type: TypeName) -> TypeName? {
        switch type.name {
        case "Array", "Set", "ArraySlice", "FetchedResults", "Binding", "IdentifiedArrayOf", "OrderedSet", "Results", "List", "Range":
            return type.arguments.first.flatMap { type.name == "Binding" ? elementType(of: $0) ?? $0 : $0 }
        case "IdentifiedArray", "Dictionary": return type.arguments.last
        default: return nil
        }
    }

    private func typeOfName(_ name: String, _ scope: ViewScope, _ depth: Int) -> TypeName? {
        if name == "self" { return scope.type.map { TypeName($0) } }
        if name == "Self" { return scope.type.map { TypeName($0) } }
        switch scope.binding(name) {
        case .value(let value, let written)?: return typeOf(value, written, depth: depth + 1)
        case .element(let type)?: return type
        case .typed(let type)?: return type
        case .views?, .function?, .opaque?: return nil
        case nil: break
        }
        if let owner = scope.type, let type = typeOfProperty(name.withoutDollar, of: owner, depth) { return type }
        if let type = resolve(name, from: scope.type) { return TypeName(type) }
        if let global = globalValues[name] {
            return global.facts.type ?? global.facts.value.flatMap {
                typeOf($0, ViewScope(type: nil, home: "", path: global.path), depth: depth + 1)
            }
        }
        return nil
    }

    /// The type of a stored or computed property of a type, wrappers peeled off.
    func typeOfProperty(_ name: String, of owner: String, _ depth: Int = 0) -> TypeName? {
        guard depth < 12, let property = property(name, of: owner) else { return nil }
        if let type = property.facts.type {
            if type.name == "Binding" || type.name == "ObservedObject" || type.name == "Published", let inner = type.arguments.first {
                return qualified(inner, from: property.owner ?? owner)
            }
            return qualified(boundOf(type, in: property.owner ?? owner), from: property.owner ?? owner)
        }
        for attribute in property.facts.attributes where attribute.name == "Environment" || attribute.name == "EnvironmentObject" {
            guard let argument = attribute.argument else { continue }
            if argument.hasSuffix(".self") { return TypeName(String(argument.dropLast(5))) }
            if argument.hasPrefix("\\."), let key = environmentProperty(String(argument.dropFirst(2))) { return key }
        }
        guard let value = property.facts.value else { return nil }
        return typeOf(value, ViewScope(type: property.owner, home: owner, path: property.path), depth: depth + 1)
    }

    private func environmentProperty(_ name: String) -> TypeName? {
        let declared = foreign["EnvironmentValues"]?.properties[name]?.facts
        return declared?.type ?? declared?.value.flatMap { typeOf($0, ViewScope(type: nil, home: "", path: ""), depth: 10) }
    }

    /// A generic parameter stands for its bound.
    private func boundOf(_ type: TypeName, in owner: String) -> TypeName {
        guard let parameter = types[owner]?.genericParameters.first(where: { $0.name == type.name }) else { return type }
        return parameter.bound ?? type
    }

    private func typeOfMember(_ name: String, of base: Expression, _ scope: ViewScope, _ depth: Int) -> TypeName? {
        if let path = base.dottedName, isTypePath(base, scope), let owner = resolve(path, from: scope.type) {
            if types[owner]?.cases[name] != nil { return TypeName(owner) }
            if name == "allCases", types[owner]?.kind == .enum { return TypeName("Array", [TypeName(owner)]) }
            if let type = typeOfProperty(name, of: owner, depth + 1) { return type }
            if let nested = resolve("\(path).\(name)", from: scope.type) { return TypeName(nested) }
            return nil
        }
        guard let type = typeOf(base, scope, depth: depth + 1) else {
            return base.dottedName.flatMap { resolve("\($0).\(name)", from: scope.type) }.map { TypeName($0) }
        }
        switch name {
        case "wrappedValue", "projectedValue", "self": return type
        case "first", "last", "randomElement": return elementType(of: type) ?? type
        default: break
        }
        guard let owner = resolve(type.name, from: scope.type), let found = typeOfProperty(name.withoutDollar, of: owner, depth + 1)
        else { return nil }
        let parameters = types[owner]?.genericParameters.map(\.name) ?? []
        guard !parameters.isEmpty, parameters.count == type.arguments.count else { return found }
        return found.replacing(Dictionary(zip(parameters, type.arguments), uniquingKeysWith: { first, _ in first }))
    }

    /// True when the expression names a type rather than a value.
    func isTypePath(_ expression: Expression, _ scope: ViewScope) -> Bool {
        guard let path = expression.dottedName, let root = path.split(separator: ".").first.map(String.init) else { return false }
        if root == "Self" { return true }
        if scope.binding(root) != nil { return false }
        if let owner = scope.type, property(root, of: owner) != nil { return false }
        guard path.split(separator: ".").last.map(String.init)?.startsUppercase == true else { return false }
        return resolve(path, from: scope.type) != nil
    }

    private func typeOfCall(_ call: Call, _ scope: ViewScope, _ depth: Int) -> TypeName? {
        switch call.callee {
        case .name(let name, _):
            if name == "State" || name == "StateObject" || name == "ObservedObject" || name == "Bindable" {
                return call.arguments.first.flatMap { $0.value.closure == nil ? typeOf($0.value, scope, depth: depth + 1) : nil }
            }
            if let type = resolve(name, from: scope.type) { return TypeName(type) }
            if let owner = scope.type, let function = function(name, arguments: call.arguments, of: owner) { return function.facts.result }
            if let function = globalFunction(name, arguments: call.arguments) { return function.facts.result }
            return name.startsUppercase ? TypeName(name) : nil
        case .specialized(let base, let arguments):
            return base.dottedName.map { TypeName(resolve($0, from: scope.type) ?? $0, arguments) }
        case .member(let base, let name, _):
            if isTypePath(base, scope), let owner = base.dottedName.flatMap({ $0 == "Self" ? scope.type : resolve($0, from: scope.type) }) {
                if name == "init" || types[owner]?.cases[name] != nil { return TypeName(owner) }
                if let nested = resolve("\(owner).\(name)", from: nil), name.startsUppercase { return TypeName(nested) }
                return functions(name, of: owner).first?.facts.result
            }
            if name.startsUppercase, let path = call.callee.dottedName { return TypeName(resolve(path, from: scope.type) ?? path) }
            guard let type = typeOf(base, scope, depth: depth + 1) else { return nil }
            if ["filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast"].contains(name) { return type }
            guard let owner = resolve(type.name, from: scope.type) else { return nil }
            return functions(name, of: owner).first?.facts.result
        case .closure: return nil
        default: return nil
        }
    }
}

// MARK: Enum values

/// The case an expression makes, and the values given with it.
struct CaseValue {
    var name: String
    var arguments: [Argument]
    var scope: ViewScope
}

extension TypeName {
    /// The type with generic parameters replaced by what stands for them.
    func replacing(_ parameters: [String: TypeName]) -> TypeName {
        parameters[name] ?? TypeName(name, arguments.map { $0.replacing(parameters) })
    }
}

extension Project {
    /// `.name` with the enum it is a case of written out, so that it means the same where no type is expected.
    func written(_ value: Expression, as type: String?) -> Expression {
        guard let type, let cases = types[type]?.cases else { return value }
        switch value {
        case .implicitMember(let name, let place) where cases[name] != nil: return .member(.name(type, place), name, place)
        case .call(var call):
            guard case .implicitMember(let name, let place) = call.callee, cases[name] != nil else { return value }
            call.callee = .member(.name(type, place), name, place)
            return .call(call)
        default: return value
        }
    }
}

extension Project {
    /// The enum case an expression stands for, locals followed; nil when it is not written as one.
    func caseValue(_ expression: Expression, _ scope: ViewScope, depth: Int = 0) -> CaseValue? {
        guard depth < 8 else { return nil }
        switch expression.bare {
        case .implicitMember(let name, _): return CaseValue(name: name, arguments: [], scope: scope)
        case .member(let base, let name, _):
            guard let path = base.dottedName, isTypePath(base, scope), let type = resolve(path, from: scope.type),
                types[type]?.cases[name] != nil
            else { return nil }
            return CaseValue(name: name, arguments: [], scope: scope)
        case .call(let call):
            switch call.callee {
            case .implicitMember(let name, _): return CaseValue(name: name, arguments: call.arguments, scope: scope)
            case .member(let base, let name, _):
                guard let path = base.dottedName, isTypePath(base, scope), let type = resolve(path, from: scope.type),
                    types[type]?.cases[name] != nil
                else { return nil }
                return CaseValue(name: name, arguments: call.arguments, scope: scope)
            default: return nil
            }
        case .name(let name, _):
            if case .value(let value, let written)? = scope.binding(name) { return caseValue(value, written, depth: depth + 1) }
            return nil
        default: return nil
        }
    }

    /// The function a call of `name` means, where its labels or what is known of its arguments tell.
    func function(
        _ name: String, arguments: [Argument], of type: String, in scope: ViewScope
    ) -> Declared<FunctionFacts>? {
        meant(by: arguments, among: functions(name, of: type).filter { accepts($0.facts, arguments) }, in: scope)
    }

    /// Of several functions that fit a call by their labels, the one whose parameters fit what is known of the arguments.
    func meant(
        by arguments: [Argument], among fitting: [Declared<FunctionFacts>], in scope: ViewScope
    ) -> Declared<FunctionFacts>? {
        guard fitting.count > 1 else { return fitting.first }
        let typed = fitting.filter { function in
            zip(function.facts.parameters, bind(arguments, to: function.facts.parameters) ?? []).allSatisfy { parameter, argument in
                guard let argument, argument.value.closure == nil, let written = parameter.type, let given = typeOf(argument.value, scope)
                else { return true }
                return className(written, from: function.owner) == className(given, from: scope.type)
            }
        }
        return typed.count == 1 ? typed[0] : nil
    }

    /// A Boolean that is literal once bound names are followed.
    func boolValue(_ expression: Expression, _ scope: ViewScope, depth: Int = 0) -> Bool? {
        guard depth < 8 else { return nil }
        switch expression {
        case .bool(let value): return value
        case .name(let name, _):
            if case .value(let value, let written)? = scope.binding(name) { return boolValue(value, written, depth: depth + 1) }
            return nil
        case .operation("!", let operands) where operands.count == 1:
            return boolValue(operands[0], scope, depth: depth + 1).map { !$0 }
        default: return nil
        }
    }
}
