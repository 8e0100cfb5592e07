import FlowGraph

// What properties hold: their getters, initial values, assignments, and what other code puts there.

extension Interpreter {
    /// The values of a property: its getter's, its initial value, what the type's code assigns to it, else its declared type.
    mutating func value(of property: Declared<PropertyFacts>, on base: Value, type: String) -> [Value] {
        let facts = property.facts
        let declared = facts.type.map { project.className($0, from: property.owner) }
        let fallback: [Value] = declared.map { tells($0) ? [.existing(type: $0, held: facts.name)] : [.unknown] } ?? [.unknown]
        if facts.name == "window", declared == nil || declared == "UIWindow" { return [.window] }
        guard spend() else { return fallback }
        let key = "\(property.owner ?? "").\(facts.name)"
        return recalling(.init(path: property.path, place: facts.place, name: facts.name, receiver: base)) { interpreter in
            interpreter.quietly { interpreter in
                interpreter.entering(property: key, otherwise: fallback) { interpreter in
                    var found = interpreter.makings(of: property, on: base)
                    interpreter.noteHostedType(of: property, in: &found)
                    // Values that say nothing are what the declared type says.
                    let known = found.filter { value in
                        switch value {
                        case .unknown, .null, .parameter: false
                        default: true
                        }
                    }
                    let given = interpreter.delivery(to: key, besides: known)
                    if known.isEmpty, given.isEmpty { return fallback }
                    let isOpen = known.contains(where: \.isPlain) && found.contains(.unknown)
                    return unique(known + given + (isOpen ? [.unknown] : []))
                }
            }
        }
    }

    /// `UIHostingController<Content>`: the type says the view where the making does not.
    private mutating func noteHostedType(of property: Declared<PropertyFacts>, in values: inout [Value]) {
        guard let type = property.facts.type, type.name == "UIHostingController", let view = type.arguments.first.map({ project.className($0, from: property.owner) }),
            project.isView(view)
        else { return }
        let makings = values.filter { if case .object = $0 { true } else { false } }
        for case .object(let index) in makings where objects[index].hostedType == nil { objects[index].hostedType = view }
        guard makings.isEmpty else { return }
        var host = ObjectState(className: "UIHostingController", path: property.path, place: property.facts.place)
        host.hostedType = view
        objects.append(host)
        values = [.object(objects.count - 1)]
    }

    private mutating func makings(of property: Declared<PropertyFacts>, on base: Value) -> [Value] {
        let facts = property.facts
        var scope = Scope(owner: property.owner, itself: base, path: property.path, function: facts.name, depth: 2)
        if base == .me { scope.generics = classGenerics }
        if case .metatype = base { scope.itself = base }
        let expected = facts.type.map { project.className($0, from: property.owner) }
        if let getter = facts.getter { return run(getter, in: &scope).returned }
        var values = facts.value.map { evaluate($0, expecting: expected, in: &scope) } ?? []
        // A variable may hold another flag, number or case by the time it is read.
        if !facts.isConstant, !facts.isLazy, values.contains(where: \.isPlain) { values.append(.unknown) }
        // A constant flag is a switch that developers turn: the code behind it belongs to the app.
        if facts.isStatic, facts.isConstant, values.contains(where: { if case .bool = $0 { true } else { false } }) { values.append(.unknown) }
        for case .object(let index) in values { objects[index].holder = "\(property.owner ?? "").\(facts.name)" }
        if let owner = property.owner {
            for assigned in assignments(to: facts.name, in: owner) {
                var inner = scope
                inner.path = assigned.path
                values += evaluate(assigned.facts, expecting: expected, in: &inner)
            }
        }
        return values
    }

    /// Values that a type's own functions assign to a property of the name, as far as they need no locals.
    private func assignments(to name: String, in type: String) -> [Declared<Expression>] {
        project.assignments["\(type).\(name)"] ?? []
    }
}

// MARK: Declared types

extension Interpreter {
    /// A value about which nothing is known is at least of its declared type.
    func sharpen(_ value: Value, to type: String?, held: String) -> Value {
        guard let type else { return value }
        switch value {
        case .unknown: return tells(type) ? .existing(type: type, held: held) : value
        // `.detail` was written where nothing told of which enum.
        case .enumCase(nil, let name): return project.types[type]?.cases[name] != nil ? .enumCase(type: type, name: name) : value
        case .payload(nil, let name, let payload):
            return project.types[type]?.cases[name] != nil ? .payload(type: type, name: name, payload) : value
        default: return value
        }
    }

    /// Whether a type says anything about what is shown.
    func tells(_ type: String) -> Bool {
        project.types[type] != nil || SystemClasses.superclasses[type] != nil || type == "UIWindow" || type == "UIStoryboard"
            || type == "UIBarButtonItem" || type == "UIButton" || type == "UINavigationItem" || type == "WKWebView" || type == "UIApplication"
            || isForeignController(type)
    }

    /// A class of another module, by its name. A generic parameter is often called `ViewController`.
    func isForeignController(_ type: String) -> Bool {
        type.hasSuffix("ViewController") && type != "ViewController" && project.types[type] == nil
    }
}
