/// What calls in one piece of code mean, as far as declared types and the code's own locals tell: without running it.
struct Callees {
    let project: Project
    /// The class of `self`.
    let type: String?
    let path: String
    var locals: [String: Expression] = [:]

    /// The project's function that a call means, as far as declared types tell.
    func function(_ call: Call, _ name: String) -> Declared<FunctionFacts>? {
        switch call.callee {
        case .name:
            guard locals[name] == nil else { return nil }
            if let type, let function = project.function(name, call, of: type) { return function }
            return project.globalFunction(name, arguments: call.arguments, near: path)
        case .member:
            return self.type(of: call).flatMap { project.function(name, call, of: $0, onType: isOnType(call)) }
        default: return nil
        }
    }

    private func isOnType(_ call: Call) -> Bool {
        guard case .member(let base, _, _) = call.callee else { return false }
        return switch base {
        case .name(let name, _): locals[name] == nil && name.startsUppercase
        case .member(_, let name, _): name.startsUppercase
        default: false
        }
    }

    /// The type that a method is called on.
    func type(of call: Call) -> String? {
        guard case .member(let base, _, _) = call.callee else { return type }
        return self.type(ofValue: base)
    }

    private func type(ofValue value: Expression, depth: Int = 0) -> String? {
        guard depth < 4 else { return nil }
        switch value {
        case .name("self", _), .name("strongSelf", _): return type
        case .name("super", _): return nil
        case .name(let name, _):
            if let bound = locals[name] { return bound == value ? nil : self.type(ofValue: bound, depth: depth + 1) }
            if name.startsUppercase { return project.resolve(name, from: type) ?? name }
            return typeOfProperty(name, of: type)
        case .member(let base, let name, _):
            if name.startsUppercase { return value.dottedName.flatMap { project.resolve($0, from: type) } }
            return typeOfProperty(name, of: self.type(ofValue: base, depth: depth + 1))
        case .forced(let inner): return self.type(ofValue: inner, depth: depth + 1)
        case .cast(_, let target, _): return project.className(target, from: type)
        case .call(let call):
            if case .name(let name, _) = call.callee, name.startsUppercase { return project.resolve(name, from: type) ?? name }
            return nil
        default: return nil
        }
    }

    private func typeOfProperty(_ name: String, of owner: String?) -> String? {
        guard let owner, let property = project.property(name, of: owner) else { return nil }
        if let declared = property.facts.type { return project.className(declared, from: property.owner) }
        if case .call(let call)? = property.facts.value, case .name(let made, _) = call.callee, made.startsUppercase {
            return project.resolve(made, from: property.owner)
        }
        return nil
    }

    /// Calls that run their closures as part of the path.
    static let runsAtOnce: Set<String> = [
        "async", "asyncAfter", "sync", "Task", "performWithoutAnimation", "animate", "withAnimation", "run", "dismiss", "dispatch_async", "dispatch_after",
    ]
}
