import FlowGraph

// Coordinators that are told when they are made how to show their screens: by an enum or a flag that they keep.

extension Project {
    /// The properties of a function's own type that it fills with its parameters, by the type that declares them, with the parameter's
    /// position.
    func propertiesFilled(by function: Declared<FunctionFacts>) -> [(owner: String, name: String, parameter: Int)] {
        guard let owner = function.owner, let body = function.facts.body else { return [] }
        var found: [(owner: String, name: String, parameter: Int)] = []
        collectFilled(body, function.facts.parameters.map(\.name), owner, into: &found, depth: 0)
        return found
    }

    private func collectFilled(
        _ block: Block, _ names: [String], _ owner: String, into found: inout [(owner: String, name: String, parameter: Int)], depth: Int
    ) {
        guard depth < 6 else { return }
        for statement in block {
            switch statement {
            case .assign(let target, .name(let value, _), _):
                let name: String? = switch target {
                case .name(let name, _): names.contains(name) ? nil : name
                case .member(.name("self", _), let name, _): name
                default: nil
                }
                guard let name, let parameter = names.firstIndex(of: value), let property = property(name, of: owner) else { continue }
                found.append((property.owner ?? owner, name, parameter))
            case .branch(let arms, _): for arm in arms { collectFilled(arm.body, names, owner, into: &found, depth: depth + 1) }
            case .nested(let inner): collectFilled(inner, names, owner, into: &found, depth: depth + 1)
            default: break
            }
        }
    }

    /// The enums and flags that objects of each type which is no screen are given when they are made, and keep.
    func findModes() -> [String: Set<String>] {
        var modes: [String: Set<String>] = [:]
        for (name, type) in types where type.kind == .class || type.kind == .struct {
            guard !mayBeViewController(name), !isView(name), !isRepresentable(name) else { continue }
            let given = (type.functions["init"] ?? []).flatMap { propertiesFilled(by: $0) }.map(\.name)
            for property in given where isMode(property, of: type) { modes[name, default: []].insert(property) }
        }
        let variables = Set(modes.flatMap { name, given in given.filter { types[name]?.properties[$0]?.facts.isConstant != true } })
        guard !variables.isEmpty else { return modes }
        let written = variables.intersection(namesWrittenLater(among: variables))
        guard !written.isEmpty else { return modes }
        return modes.mapValues { $0.subtracting(written) }.filter { !$0.value.isEmpty }
    }

    private func isMode(_ name: String, of type: ProjectType) -> Bool {
        guard let facts = type.properties[name]?.facts, facts.getter == nil, facts.value == nil, !facts.isStatic, facts.attributes.isEmpty,
            let written = facts.type
        else { return false }
        return written.name == "Bool" || types[className(written, from: type.name)]?.kind == .enum
    }

    /// Names that some code other than an initialiser assigns to.
    private func namesWrittenLater(among wanted: Set<String>) -> Set<String> {
        var written: Set<String> = []
        func look(at function: FunctionFacts) {
            visitCode(in: function.body ?? [], { _ in }) { target, _, _ in
                switch target {
                case .name(let name, _): if function.name != "init", wanted.contains(name) { written.insert(name) }
                case .member(let base, let name, _):
                    guard wanted.contains(name) else { return false }
                    if case .name("self", _) = base, function.name == "init" { return false }
                    written.insert(name)
                default: break
                }
                return false
            }
        }
        for type in types.values { type.functions.values.joined().forEach { look(at: $0.facts) } }
        for type in foreign.values { type.functions.values.joined().forEach { look(at: $0.facts) } }
        for function in globals.values.joined() { look(at: function.facts) }
        return written
    }
}

extension Interpreter {
    /// Whether an expression reads what the object whose code runs was told when it was made.
    func readsMode(_ expression: Expression, in scope: Scope) -> Bool {
        guard scope.itself == .me, let selfType, let modes = project.modes[selfType] else { return false }
        if NameUses.mentions(expression, anyOf: modes) { return true }
        guard case .name(let name, _) = expression, let source = scope.sources[name] else { return false }
        return NameUses.mentions(source, anyOf: modes)
    }

    /// A call that runs, or is given what it is given, by what the object was told.
    func isOfMode(_ call: Call, in scope: Scope) -> Bool {
        scope.isOfMode || call.arguments.contains { $0.value.closure == nil && readsMode($0.value, in: scope) }
    }

    func readsMode(_ condition: Condition, in scope: Scope) -> Bool {
        switch condition {
        case .expression(let test): readsMode(test, in: scope)
        case .matches(_, let subject): readsMode(subject, in: scope)
        case .binding(_, _, let value): value.map { readsMode($0, in: scope) } ?? false
        case .availability, .otherwise: false
        }
    }

    /// Coordinators that the path puts into a property of `self` are what it finds there.
    func keep(_ values: [Value], in name: String, of base: Value, in scope: inout Scope) {
        if base == .me, scope.itself == .me { scope.kept[name] = !values.isEmpty && values.allSatisfy(hasModes) ? values : nil }
    }

    /// An object that was told something when it was made.
    func hasModes(_ value: Value) -> Bool {
        guard case .object(let index) = value else { return false }
        return project.modes[objects[index].className] != nil
    }

    /// What an object was told when it was made, under the name of the property that keeps it.
    func toldMode(_ name: String, of base: Value) -> [Value]? {
        guard case .object(let index) = base, project.modes[objects[index].className]?.contains(name) == true else { return nil }
        return objects[index].properties[name]
    }

    /// An object that was told all it goes by.
    func isTold(_ value: Value) -> Bool {
        guard case .object(let index) = value, let modes = project.modes[objects[index].className] else { return false }
        return modes.allSatisfy { mode in objects[index].properties[mode].map { $0.count == 1 && $0[0].isPlain } == true }
    }

    /// An object that was told a parameter of the code that makes it.
    func isToldParameter(_ value: Value) -> Bool {
        guard case .object(let index) = value, let modes = project.modes[objects[index].className] else { return false }
        return modes.contains { objects[index].properties[$0]?.contains { isParameter($0) } == true }
    }

    /// What an initialiser keeps of its arguments.
    mutating func keepGiven(_ call: Call, _ arguments: [EvaluatedArgument], made: Int) {
        let type = objects[made].className
        guard project.modes[type] != nil, let function = project.function("init", call, of: type), let bound = project.bind(call, to: function.facts)
        else { return }
        let given = values(of: arguments, bound: bound)
        for (_, name, parameter) in project.propertiesFilled(by: function) {
            guard given.indices.contains(parameter) else { continue }
            let declared = function.facts.parameters[parameter].type.map { project.className($0, from: type) }
            if let values = given[parameter] {
                objects[made].properties[name] = values.map { sharpen($0, to: declared, held: name) }
            } else if let plain = plainDefault(of: function.facts.parameters[parameter], owner: type) {
                objects[made].properties[name] = [plain]
            }
        }
    }

    /// A flag or a case that a parameter is when nothing is given.
    private func plainDefault(of parameter: Parameter, owner: String) -> Value? {
        switch parameter.defaultValue {
        case .bool(let flag)?: .bool(flag)
        case .implicitMember(let name, _)?: .enumCase(type: parameter.type.map { project.className($0, from: owner) }, name: name)
        default: nil
        }
    }
}
