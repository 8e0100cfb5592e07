/// What a function assigns to properties of `self`.
struct PropertyAssignments {
    /// Values that need none of the function's locals.
    var made: [(property: String, value: Expression)] = []
    /// Properties that get something else, other than nil.
    var given: [String] = []
    /// Parameters that are kept in a property as they come.
    var kept: [(property: String, parameter: String)] = []

    init(in function: FunctionFacts) {
        guard let body = function.body else { return }
        var locals = Set(function.parameters.map(\.name))
        collect(body, locals: &locals, into: &self, depth: 0)
        let names = Set(function.parameters.map(\.name))
        kept = kept.filter { names.contains($0.parameter) }
    }
}

private func collect(_ block: Block, locals: inout Set<String>, into found: inout PropertyAssignments, depth: Int) {
    guard depth < 40 else { return }
    for statement in block {
        switch statement {
        case .bind(let name, _, _, _): locals.insert(name)
        case .assign(let target, let value, _):
            guard let property = ownProperty(target, locals: locals), value != .null else { continue }
            if makes(value, locals: locals) { found.made.append((property, value)) } else { found.given.append(property) }
            if case .name(let name, _) = value { found.kept.append((property, name)) }
        case .branch(let arms, _):
            for arm in arms {
                var inner = locals
                collect(arm.body, locals: &inner, into: &found, depth: depth + 1)
            }
        case .ensure(_, let otherwise, _): 
            var inner = locals
            collect(otherwise, locals: &inner, into: &found, depth: depth + 1)
        case .loop(let bindings, _, _, let body, _):
            var inner = locals.union(bindings)
            collect(body, locals: &inner, into: &found, depth: depth + 1)
        case .nested(let block): collect(block, locals: &locals, into: &found, depth: depth + 1)
        default: break
        }
    }
}

private func ownProperty(_ target: Expression, locals: Set<String>) -> String? {
    switch target {
    case .name(let name, _): locals.contains(name) ? nil : name
    case .member(.name("self", _), let name, _): name
    default: nil
    }
}

/// A construction, a call or a list: something that makes a value. Its receiver must not be a local; arguments may be.
private func makes(_ expression: Expression, locals: Set<String>) -> Bool {
    switch expression {
    case .call(let call):
        var base = call.callee
        while true {
            switch base {
            case .member(let inner, _, _): base = inner
            case .specialized(let inner, _): base = inner
            case .call(let inner): base = inner.callee
            case .name(let name, _): return !locals.contains(name)
            case .closure: return true
            default: return false
            }
        }
    case .array(let elements): return elements.allSatisfy { makes($0, locals: locals) }
    case .cast(let value, _, _), .forced(let value): return makes(value, locals: locals)
    case .either(_, let yes, let no): return makes(yes, locals: locals) && makes(no, locals: locals)
    default: return false
    }
}

extension Project {
    /// A property by the type that declares it, whoever asks.
    func keptName(_ property: Declared<PropertyFacts>) -> String { "\(property.owner ?? "").\(property.facts.name)" }

    /// Whether a property may hold more than what its type's own code makes for it: it can be written, and something that is
    /// made elsewhere is, by its type or by others.
    func isGiven(_ property: Declared<PropertyFacts>) -> Bool {
        guard property.facts.getter == nil else { return false }
        return givenProperties.contains(keptName(property)) || !property.facts.observers.isEmpty
    }
}
