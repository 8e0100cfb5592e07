/// Values a function assigns to properties of `self`, where the value needs none of the function's locals.
func propertyAssignments(in function: FunctionFacts) -> [(property: String, value: Expression)] {
    guard let body = function.body else { return [] }
    var locals = Set(function.parameters.map(\.name))
    var found: [(String, Expression)] = []
    collect(body, locals: &locals, into: &found, depth: 0)
    return found
}

private func collect(_ block: Block, locals: inout Set<String>, into found: inout [(String, Expression)], depth: Int) {
    guard depth < 40 else { return }
    for statement in block {
        switch statement {
        case .bind(let name, _, _, _): locals.insert(name)
        case .assign(let target, let value, _):
            guard let property = ownProperty(target, locals: locals), makes(value, locals: locals) else { continue }
            found.append((property, value))
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
