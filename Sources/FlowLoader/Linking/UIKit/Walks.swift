import FlowGraph

// What in a project may look for the controller on top, by name.

/// A name by which code that cannot be followed may deal with a layer above.
func hintsAtCare(_ name: String) -> Bool {
    var bytes = Array(name.utf8)
    for index in bytes.indices where (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[index]) { bytes[index] |= 0x20 }
    // Asked of every name in a project: the library's search for a part takes longer than all else done with names.
    return bytes.indices.contains { start in careHints.contains { bytes[start] == $0[0] && bytes[start...].starts(with: $0) } }
}

private let careHints = ["dismiss", "topmost", "topview", "topcontroller", "visibleview", "closeall", "presentedvc"].map { Array($0.utf8) }

extension Project {
    /// A property of the project's own has the name that a stack's top has.
    var declaresTopViewController: Bool {
        propertyOwners["topViewController"] != nil || foreign.values.contains { $0.properties["topViewController"] != nil }
            || globalValues["topViewController"] != nil
    }

    /// Files whose code mentions presented controllers.
    func findLookingAbove() -> Set<String> {
        var found: Set<String> = []
        func look(_ type: ProjectType) {
            for function in type.functions.values.joined() where !found.contains(function.path) {
                if NameUses.mentions(function.facts.body ?? [], anyOf: ["presentedViewController"]) { found.insert(function.path) }
            }
            for property in type.properties.values where !found.contains(property.path) {
                let blocks = [property.facts.getter, property.facts.setter].compactMap { $0 } + property.facts.observers
                if blocks.contains(where: { NameUses.mentions($0, anyOf: ["presentedViewController"]) }) { found.insert(property.path) }
            }
        }
        for type in types.values { look(type) }
        for type in foreign.values { look(type) }
        for function in globals.values.joined() where NameUses.mentions(function.facts.body ?? [], anyOf: ["presentedViewController"]) {
            found.insert(function.path)
        }
        return found
    }

    /// Functions that search for the controller on top, by name, with what they end at.
    func findWalks() -> [String: Reach] {
        let containers: Set<String> = ["topViewController", "selectedViewController", "visibleViewController", "viewControllers", "children"]
        var found: [String: Set<Reach>] = [:]
        func look(_ functions: [String: [Declared<FunctionFacts>]]) {
            for (name, declared) in functions {
                for function in declared where function.facts.result.map({ mayBeViewController($0.name) || $0.name == "UIViewController" }) == true {
                    let body = function.facts.body ?? []
                    let looksInside = NameUses.mentions(body, anyOf: containers)
                    if looksAbove.contains(function.path), NameUses.mentions(body, anyOf: ["presentedViewController"]) {
                        found[name, default: []].insert(looksInside ? .topmost : .presentedOnly)
                    } else if looksInside, !NameUses.mentions(body, anyOf: ["visibleViewController"]), NameUses.mentions(body, anyOf: [name]) {
                        // It calls itself on what it finds inside containers.
                        found[name, default: []].insert(.containersOnly)
                    }
                }
            }
        }
        func look(_ properties: [String: Declared<PropertyFacts>]) {
            for (name, property) in properties where property.facts.type.map({ mayBeViewController($0.name) || $0.name == "UIViewController" }) == true {
                guard let getter = property.facts.getter, NameUses.mentions(getter, anyOf: ["presentedViewController"]) else { continue }
                found[name, default: []].insert(NameUses.mentions(getter, anyOf: containers) ? .topmost : .presentedOnly)
            }
        }
        for type in types.values {
            look(type.functions)
            look(type.properties)
        }
        for type in foreign.values {
            look(type.functions)
            look(type.properties)
        }
        look(globals)
        return found.compactMapValues { $0.count == 1 ? $0.first : .topmost }
    }

    /// Those of the searches that go on for as long as anything is presented, whatever it is.
    func findClimbs() -> Set<String> {
        var bodies: [String: [Block]] = [:]
        func look(_ functions: [String: [Declared<FunctionFacts>]], _ properties: [String: Declared<PropertyFacts>]) {
            for name in walks.keys {
                bodies[name, default: []] += (functions[name] ?? []).map { $0.facts.body ?? [] }
                if let property = properties[name] { bodies[name, default: []].append(property.facts.getter ?? []) }
            }
        }
        for type in types.values { look(type.functions, type.properties) }
        for type in foreign.values { look(type.functions, type.properties) }
        look(globals, [:])
        return Set(bodies.filter { !$0.value.isEmpty && $0.value.allSatisfy(\.climbs) }.keys)
    }

    func findAscents() -> Set<String> {
        Set(walks.keys.filter { name in
            let declared = (Array(types.values) + Array(foreign.values)).compactMap { $0.properties[name]?.facts.getter }
            return !declared.isEmpty && declared.allSatisfy { getter in
                NameUses.mentions(getter, anyOf: [name]) && !NameUses.mentions(getter, anyOf: ["isBeingDismissed"])
            }
        })
    }

    /// The types that declare a property of each name; names that several declare lead nowhere.
    func findPropertyOwners() -> [String: [String]] {
        var owners: [String: [String]] = [:]
        for name in types.keys.sorted() {
            for property in (types[name]?.properties ?? [:]).keys { owners[property, default: []].append(name) }
        }
        return owners
    }
}

extension Interpreter {
    /// `topmost()?.presentedViewController`.
    func isAboveTopmost(_ expression: Expression, in scope: Scope, depth: Int = 0) -> Bool {
        guard depth < 6 else { return false }
        switch expression {
        case .forced(let inner): return isAboveTopmost(inner, in: scope, depth: depth + 1)
        case .member(let inner, "presentedViewController", _): return walk(inner, in: scope).map(project.climbs.contains) ?? false
        case .name(let name, _): return scope.sources[name].map { isAboveTopmost($0, in: scope, depth: depth + 1) } ?? false
        default: return false
        }
    }
}

extension Block {
    /// It loops while something is presented, and asks nothing else of it.
    fileprivate var climbs: Bool {
        contains { statement in
            guard case .loop(_, nil, let conditions, let body, _) = statement, conditions.count == 1, case .binding(_, _, let value?) = conditions[0],
                case .member(_, "presentedViewController", _) = value
            else { return false }
            return body.allSatisfy { if case .assign = $0 { true } else { false } }
        }
    }
}
