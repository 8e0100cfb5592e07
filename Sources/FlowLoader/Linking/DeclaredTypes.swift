/// The types of expressions of one function, as far as declarations tell: parameters, locals that the function binds once, properties,
/// casts, constructions and the results of calls. Without running anything.
struct DeclaredTypes {
    let project: Project
    /// The type that the code is written in.
    let owner: String?
    /// Names of the function's generic parameters, which stand for anything.
    let generics: Set<String>
    /// Nil where the locals of the code are not known: a bare name may be one of them.
    private let locals: [String: Local]?

    private enum Local {
        case type(TypeName)
        case value(Expression)
        /// What an enum's case carries at a position.
        case carried(by: Expression, case: String, position: Int)
        case unknown
    }

    init(project: Project, owner: String?, code: FunctionFacts?) {
        self.project = project
        self.owner = owner
        generics = Set(code?.genericParameters.map(\.name) ?? [])
        locals = code.map(Self.locals(of:))
    }

    private static let depthLimit = 6

    /// The type, without optionality, its name as classes are compared; nil where nothing tells.
    func type(of expression: Expression, depth: Int = 0) -> TypeName? {
        guard depth < Self.depthLimit else { return nil }
        switch expression {
        case .name("self", _): return owner.map { TypeName($0) }
        case .name(let name, _):
            guard let locals else { return nil }
            guard let local = locals[name] else { return typeOfProperty(name, of: owner) }
            return type(of: local, depth: depth)
        case .member(.name("self", _), let name, _): return typeOfProperty(name, of: owner)
        case .member(let base, let name, _):
            if let type = namedType(base), project.types[type]?.cases[name] != nil { return TypeName(type) }
            return typeOfProperty(name, of: type(of: base, depth: depth + 1)?.name ?? namedType(base))
        case .forced(let inner): return type(of: inner, depth: depth + 1)
        case .cast(_, let target, let kind): return kind == .test ? TypeName("Bool") : known(target, from: owner)
        case .call(let call): return typeOfResult(of: call, depth: depth)
        case .fallback(let first, let second): return type(of: first, depth: depth + 1) ?? type(of: second, depth: depth + 1)
        default: return nil
        }
    }

    private func type(of local: Local, depth: Int) -> TypeName? {
        switch local {
        case .type(let type): return known(type, from: owner)
        case .value(let value): return type(of: value, depth: depth + 1)
        case .carried(let subject, let name, let position):
            guard let type = type(of: subject, depth: depth + 1)?.name, let payload = project.types[type]?.cases[name]?.payload,
                payload.indices.contains(position)
            else { return nil }
            return payload[position].type.flatMap { known($0, from: type) }
        case .unknown: return nil
        }
    }

    private func typeOfResult(of call: Call, depth: Int) -> TypeName? {
        switch call.callee {
        case .name(let name, _):
            if name.startsUppercase { return known(TypeName(name), from: owner) }
            guard let locals, locals[name] == nil else { return nil }
            let function = owner.flatMap { project.function(name, call, of: $0) } ?? project.globalFunction(name, arguments: call.arguments)
            return result(of: function)
        case .member(let base, "init", _): return namedType(base).map { TypeName($0) }
        case .member(let base, let name, _):
            guard let type = type(of: base, depth: depth + 1)?.name ?? namedType(base) else { return nil }
            if project.types[type]?.cases[name] != nil { return TypeName(type) }
            return result(of: project.function(name, call, of: type))
        default: return nil
        }
    }

    private func result(of function: Declared<FunctionFacts>?) -> TypeName? {
        guard let function, let result = function.facts.result, !function.facts.genericParameters.contains(where: { $0.name == result.name }) else { return nil }
        return known(result, from: function.owner)
    }

    private func typeOfProperty(_ name: String, of type: String?) -> TypeName? {
        guard let type, let property = project.property(name, of: type) else { return nil }
        if let declared = property.facts.type { return known(declared, from: property.owner) }
        guard case .call(let call)? = property.facts.value, case .name(let made, _) = call.callee, made.startsUppercase else { return nil }
        return known(TypeName(made), from: property.owner)
    }

    /// The type that an expression names, of the project's.
    private func namedType(_ expression: Expression) -> String? {
        guard let name = expression.dottedName, lastComponent(name).startsUppercase else { return nil }
        return project.resolve(name, from: owner)
    }

    private func known(_ type: TypeName, from scope: String?) -> TypeName? {
        if type.name == "Optional", let first = type.arguments.first { return known(first, from: scope) }
        guard !generics.contains(type.name), !project.isGenericParameter(type.name, of: scope) else { return nil }
        return TypeName(project.className(type, from: scope), type.arguments)
    }

    // MARK: Locals

    /// What each name is that the function binds. One bound twice is unknown, but for a binding that only unwraps.
    private static func locals(of code: FunctionFacts) -> [String: Local] {
        var found: [String: Local] = [:]
        func bind(_ name: String, _ local: Local) { found[name] = found[name] == nil ? local : .unknown }
        for parameter in code.parameters { bind(parameter.name, parameter.isVariadic ? .unknown : parameter.type.map { .type($0) } ?? .unknown) }
        visitBindings(in: code.body ?? []) { binding in
            switch binding {
            case .value(let name, let type, let value):
                if case .name(name, _)? = value { return }
                if type == nil, value == nil { return bind(name, .unknown) }
                bind(name, type.map { .type($0) } ?? value.map { .value($0) } ?? .unknown)
            case .unwrapped: break
            case .pattern(let pattern, let subject):
                for (position, name) in pattern.bindings.enumerated() {
                    guard let name else { continue }
                    if let type = pattern.type, pattern.bindings.count == 1 { bind(name, .type(type)) } else if let carrier = pattern.caseName {
                        bind(name, .carried(by: subject, case: carrier, position: position))
                    } else { bind(name, .unknown) }
                }
            case .other(let name): bind(name, .unknown)
            }
        }
        return found
    }
}

extension Project {
    /// A name that a type's declaration makes a parameter of, or that a protocol leaves open.
    func isGenericParameter(_ name: String, of type: String?) -> Bool {
        guard let type, let declared = types[type] else { return false }
        return declared.genericParameters.contains { $0.name == name } || declared.kind == .protocol && resolve(name, from: type) == nil && !isValueType(name)
    }
}
