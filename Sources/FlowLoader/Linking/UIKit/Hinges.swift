import FlowGraph

// What tests look at, where that may tell how the screen is shown.

extension Hinge {
    /// The one that tells more of the place.
    static func stronger(_ a: Hinge?, _ b: Hinge?) -> Hinge? {
        for hinge in [Hinge.placement, .given] where a == hinge || b == hinge { return hinge }
        return a ?? b
    }
}

extension Interpreter {
    func hinge(of conditions: [Condition], in scope: Scope) -> Hinge? {
        conditions.reduce(nil) { Hinge.stronger($0, hinge(of: $1, in: scope)) }
    }

    private func hinge(of condition: Condition, in scope: Scope) -> Hinge? {
        switch condition {
        case .expression(let test): return hinge(of: test, in: scope)
        case .matches(_, let subject): return hinge(of: subject, in: scope)
        // To unwrap one's stack or model says nothing of where one stands; to unwrap a presenter does.
        case .binding(let name, _, let value):
            return NameUses.mentions(value ?? .name(name, Place(line: 0, column: 0)), anyOf: Self.places) ? .placement : nil
        case .availability, .otherwise: return nil
        }
    }

    private func hinge(of test: Expression, in scope: Scope) -> Hinge? {
        if NameUses.mentions(test, anyOf: Self.places.union(["navigationController", "traitCollection"])) { return .placement }
        guard looksAtItself(test, in: scope, depth: 0) else { return nil }
        return looksAtMode(test, in: scope, depth: 0) ? .given : .state
    }

    /// Whether a test reads an enum that every instance is given when it is made: the code that makes it for one way of showing gives it
    /// another mode than the code that makes it for the other.
    private func looksAtMode(_ test: Expression, in scope: Scope, depth: Int) -> Bool {
        guard depth < 8 else { return false }
        switch test {
        case .name(let name, _): return scope.locals[name] == nil && isMode(name)
        case .member(let base, let name, _): return isItself(base, in: scope) ? isMode(name) : looksAtMode(base, in: scope, depth: depth + 1)
        case .operation(_, let operands): return operands.contains { looksAtMode($0, in: scope, depth: depth + 1) }
        case .forced(let inner): return looksAtMode(inner, in: scope, depth: depth + 1)
        default: return false
        }
    }

    private func isMode(_ name: String) -> Bool {
        guard let selfType, let declared = project.property(name, of: selfType) else { return false }
        let property = declared.facts
        guard property.isConstant, property.value == nil, property.getter == nil, let type = property.type else { return false }
        return project.types[project.className(type, from: declared.owner ?? selfType)]?.kind == .enum
    }

    private static let places: Set<String> = [
        "presentingViewController", "isBeingPresented", "isBeingDismissed", "isMovingToParent", "viewControllers", "topViewController",
        "visibleViewController", "parent", "splitViewController", "tabBarController",
    ]

    /// Whether a test reads something that the object itself keeps or answers: a flag, a mode. What others answer is an outcome, and
    /// what its views hold is input.
    private func looksAtItself(_ test: Expression, in scope: Scope, depth: Int) -> Bool {
        guard depth < 8 else { return true }
        switch test {
        case .name(let name, _): return scope.locals[name] == nil && keeps(name)
        case .member(let base, let name, _):
            return isItself(base, in: scope) ? keeps(name) : looksAtItself(base, in: scope, depth: depth + 1)
        case .call(let call):
            switch call.callee {
            case .name(let name, _): return scope.locals[name] == nil && answers(name)
            case .member(let base, let name, _): return isItself(base, in: scope) && answers(name)
            default: return false
            }
        case .operation(_, let operands): return operands.contains { looksAtItself($0, in: scope, depth: depth + 1) }
        case .fallback(let value, let other):
            return looksAtItself(value, in: scope, depth: depth + 1) || looksAtItself(other, in: scope, depth: depth + 1)
        case .forced(let inner), .cast(let inner, _, _): return looksAtItself(inner, in: scope, depth: depth + 1)
        default: return false
        }
    }

    private func isItself(_ base: Expression, in scope: Scope) -> Bool {
        switch base {
        case .name("self", _): true
        case .name(let name, _): scope.locals[name] == [.me]
        case .forced(let inner): isItself(inner, in: scope)
        default: false
        }
    }

    private func keeps(_ name: String) -> Bool {
        guard let selfType, let property = project.property(name, of: selfType)?.facts else { return false }
        guard !property.attributes.contains(where: { $0.name == "IBOutlet" }) else { return false }
        return property.type.map { !$0.name.hasPrefix("UI") } ?? !makesView(property.value)
    }

    private func makesView(_ value: Expression?) -> Bool {
        if case .call(let call)? = value, case .name(let name, _) = call.callee { return name.hasPrefix("UI") }
        return false
    }

    private func answers(_ name: String) -> Bool {
        guard let selfType else { return false }
        return !project.functions(name, of: selfType).isEmpty
    }
}
