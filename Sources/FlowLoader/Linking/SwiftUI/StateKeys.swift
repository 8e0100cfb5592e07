import Diagnostics

/// State that decides what is shown: a property of a type.
struct StateKey: Hashable, Sendable, Comparable {
    var owner: String
    var property: String

    static func < (a: StateKey, b: StateKey) -> Bool { (a.owner, a.property) < (b.owner, b.property) }
}

// The properties that expressions name, and the dismissals that calls are.

extension ActionReader {
    /// The property an assignable expression names, with the type that owns it.
    func key(of expression: Expression, _ scope: ViewScope, depth: Int = 0) -> StateKey? {
        guard depth < 8 else { return nil }
        switch expression.bare {
        case .name(let written, _):
            let name = written.withoutDollar
            switch scope.binding(name) ?? scope.binding(written) {
            case .value(let value, let inner)?: return key(of: value, inner, depth: depth + 1)
            case .some: return nil
            case nil: break
            }
            guard let type = scope.type, let property = project.property(name, of: type) else { return nil }
            if let getter = property.facts.getter, let inside = bindingTarget(getter, type, scope, depth) { return inside }
            return StateKey(owner: property.owner ?? type, property: name)
        case .member(.name("self", _), let name, let place):
            var inner = scope
            inner.names = inner.names.filter { $0.key == "self" }
            return key(of: .name(name, place), inner, depth: depth + 1)
        case .member(let base, "wrappedValue", _), .member(let base, "projectedValue", _): return key(of: base, scope, depth: depth + 1)
        case .member(let base, let name, _):
            guard let type = project.typeOf(base, scope), let owner = project.resolve(type.name, from: scope.type) else { return nil }
            guard let property = project.property(name.withoutDollar, of: owner) else { return nil }
            return StateKey(owner: property.owner ?? owner, property: name.withoutDollar)
        case .call(let call):
            // `Binding(get: { store.path }, set: …)`, `.constant` and the like.
            if call.calledName == "Binding", let getter = call.argument("get")?.closure, let value = single(getter.body) {
                return key(of: presence(value), scope, depth: depth + 1)
            }
            // `$value.animation()` and presence helpers keep the key of what they are called on.
            if case .member(let base, _, _) = call.callee { return key(of: base, scope, depth: depth + 1) }
            return nil
        case .element(let base, _): return key(of: base, scope, depth: depth + 1)
        default: return nil
        }
    }

    /// The value a presence test looks at: `item != nil`.
    private func presence(_ value: Expression) -> Expression {
        if case .operation("!=", let operands) = value, operands.count == 2, operands[1] == .null { return operands[0] }
        return value
    }

    private func single(_ block: Block) -> Expression? {
        guard block.count == 1 else { return nil }
        switch block[0] {
        case .evaluate(let value), .returns(let value?, _): return value
        default: return nil
        }
    }

    private func bindingTarget(_ getter: Block, _ type: String, _ scope: ViewScope, _ depth: Int) -> StateKey? {
        guard let value = single(getter), value.call?.calledName == "Binding" else { return nil }
        return key(of: value, ViewScope(type: type, home: scope.home, path: scope.path), depth: depth + 1)
    }

    /// The type whose environment the dismissal acts for; nil when the callee is no dismissal.
    func dismissOwner(_ callee: Expression, _ scope: ViewScope) -> String? {
        switch callee {
        case .name(let name, _):
            if case .value(let value, let written)? = scope.binding(name) {
                if case .closure = value { return nil }
                return dismissOwner(value, written)
            }
            guard scope.binding(name) == nil, let type = scope.type, environment(name, of: type, is: "dismiss") else { return nil }
            return type
        case .member(.name("self", _), let name, _):
            guard let type = scope.type, environment(name, of: type, is: "dismiss") else { return nil }
            return type
        case .member(let base, "callAsFunction", _): return dismissOwner(base, scope)
        case .member(.member(let base, let middle, _), "dismiss", _) where middle == "wrappedValue" || middle == "projectedValue":
            guard case .name(let name, _) = withoutSelf(base), let type = scope.type else { return nil }
            if environment(name.withoutDollar, of: type, is: "presentationMode") { return type }
            return project.property(name, of: type)?.facts.type == TypeName("Binding", [TypeName("PresentationMode")]) ? type : nil
        case .member(let base, "dismiss", _):
            // `$presentationMode.dismiss()` is none, but `presentationMode.dismiss()` on the unwrapped value is written with a local.
            guard case .name(let name, _) = base, case .value(let value, let written)? = scope.binding(name) else { return nil }
            return dismissOwner(.member(value, "dismiss", Place(line: 0, column: 0)), written)
        default: return nil
        }
    }

    /// `dismiss.callAsFunction` stands at `dismiss`.
    func dismissPlace(_ call: Call, _ scope: ViewScope) -> Span {
        if case .member(let base, "callAsFunction", _) = call.callee, case .name(_, let place) = withoutSelf(base) { return scope.span(place) }
        return scope.span(call.place)
    }

    private func withoutSelf(_ expression: Expression) -> Expression {
        if case .member(.name("self", _), let name, let place) = expression { return .name(name, place) }
        return expression
    }

    func environment(_ name: String, of type: String, is key: String) -> Bool {
        guard let property = project.property(name, of: type) else { return false }
        return property.facts.attributes.contains {
            $0.name == "Environment" && ($0.argument == "\\.\(key)" || $0.argument == "\\EnvironmentValues.\(key)")
        }
    }
}
