import Diagnostics
import FlowGraph

// State handed to views: bindings that stand for a property of another type, dismissals of another view, and what closures are called
// with.

extension ViewWalk {
    /// Notes which state the bindings of a view made here are.
    mutating func noteHandedState(_ call: Call, to type: String, _ scope: ViewScope, layer: StateKey?) {
        guard !call.arguments.isEmpty, project.types[type] != nil else { return }
        for (property, binding) in reader.bound(call, to: type, scope) {
            guard case .value(let value, let written) = binding, value.closure == nil else { continue }
            let own = StateKey(owner: type, property: property)
            if project.isBinding(own) {
                guard let key = actions.key(of: value, written), key != own else { continue }
                findings.handedOn[own, default: []].insert(key)
                if key == layer { findings.presentingParameters.insert(own) }
            } else if project.isHandedDismissal(own), let owner = actions.dismissOwner(value, written) {
                findings.handedDismissals[own, default: []].insert(owner)
            }
        }
    }
}

extension Project {
    func isBinding(_ key: StateKey) -> Bool {
        guard let property = property(key.property, of: key.owner)?.facts else { return false }
        return property.type?.name == "Binding" || property.attributes.contains { $0.name == "Binding" }
    }

    /// A property that holds the environment's `dismiss` of whoever made the view.
    func isHandedDismissal(_ key: StateKey) -> Bool {
        property(key.property, of: key.owner)?.facts.type?.name == "DismissAction"
    }
}

/// What binding properties stand for, followed to where the state is kept.
struct HandedState: Sendable {
    private var sources: [StateKey: [StateKey]] = [:]

    init(_ handedOn: [StateKey: Set<StateKey>]) {
        for key in handedOn.keys {
            var found = [key]
            var next = 0
            while next < found.count, found.count < 64 {
                for source in (handedOn[found[next]] ?? []).sorted() where !found.contains(source) { found.append(source) }
                next += 1
            }
            sources[key] = found
        }
    }

    /// The property itself, then those whose state it was given.
    func origins(of key: StateKey) -> [StateKey] { sources[key] ?? [key] }

    /// The binding properties that stand for one of the states, themselves included.
    func bearers(of keys: Set<StateKey>) -> Set<StateKey> {
        keys.union(sources.keys.filter { key in sources[key]?.contains(where: keys.contains) ?? false })
    }
}

// MARK: Parameters of closures

extension ViewReader {
    /// The types of what a closure argument is called with: rows, items, values of destinations, and what a view of the project says.
    func parameterTypes(of argument: Argument, in call: Call, _ scope: ViewScope) -> [TypeName?] {
        guard let closure = argument.value.closure, !closure.parameters.isEmpty, let name = call.calledName else { return [] }
        if SwiftUINames.rows.contains(name) {
            return [call.unlabelled.flatMap { project.typeOf($0, scope) }.flatMap { project.elementType(of: $0) }]
        }
        if let item = call.argument("item") { return [project.typeOf(item, scope)] }
        if case .member(let base, "self", _)? = call.argument("for"), let type = base.dottedName {
            return [TypeName(project.resolve(type, from: scope.type) ?? type)]
        }
        guard let type = call.callee.dottedName.flatMap({ project.resolve($0, from: scope.type) }), project.isShownView(type) else { return [] }
        let properties = bound(call, to: type, scope).compactMap { property, binding -> String? in
            if case .value(let value, _) = binding, value == argument.value { property } else { nil }
        }
        guard properties.count == 1, let declared = project.property(properties[0], of: type)?.facts.type, declared.name == "->"
        else { return [] }
        return declared.arguments.dropLast().map { project.qualified($0, from: type) }
    }
}

extension Project {
    /// The type with the names of project types in full, so that it means the same elsewhere.
    func qualified(_ type: TypeName, from owner: String?) -> TypeName {
        let name = resolve(type.name, from: owner) ?? type.name
        return TypeName(name, type.arguments.map { qualified($0, from: owner) })
    }
}
