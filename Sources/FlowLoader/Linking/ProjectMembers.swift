/// How members of types, and global functions, are found.
extension Project {
    /// Where members of a type are looked up: itself, superclasses and protocols, and extensions of system classes above it.
    func lookup(_ name: String) -> [ProjectType] {
        memberSources[name] ?? ([name] + ancestors(of: name)).compactMap { types[$0] ?? foreign[$0] }
    }

    /// A property of the type, its superclasses or protocol extensions. A computed one on a nearer type wins.
    func property(_ name: String, of type: String) -> Declared<PropertyFacts>? {
        var requirement: Declared<PropertyFacts>?
        for candidate in lookup(type) {
            guard let found = candidate.properties[name] else { continue }
            if candidate.kind != .protocol || found.facts.getter != nil { return found }
            requirement = requirement ?? found
        }
        return requirement
    }

    /// Functions of the name with a body, on the nearest type that has any.
    func functions(_ name: String, of type: String) -> [Declared<FunctionFacts>] {
        for candidate in lookup(type) {
            let found = (candidate.functions[name] ?? []).filter { $0.facts.body != nil }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The function a call of `name` with these labels means; nil when none or more than one fits. `onType` tells a call on the type from
    /// one on an instance, which may have a function of the same name and labels; `types` what is known of the arguments where two have.
    func function(
        _ name: String, arguments: [Argument], of type: String, onType: Bool? = nil, _ types: @autoclosure () -> DeclaredTypes? = nil
    ) -> Declared<FunctionFacts>? {
        var fitting = functions(name, of: type).filter { accepts($0.facts, arguments) }
        if fitting.count > 1, let onType { fitting.removeAll { $0.facts.isStatic != onType } }
        if fitting.isEmpty, hasObjectiveC { return importedFunction(name, arguments, of: type) }
        guard fitting.count > 1 else { return fitting.first }
        let known = types() ?? DeclaredTypes(project: self, owner: nil, code: nil)
        return meant(by: arguments, among: fitting, known) { positions(of: arguments, in: $0.parameters) }
    }

    /// The function that a call means: a message is matched by its selector alone.
    func function(
        _ name: String, _ call: Call, of type: String, onType: Bool? = nil, _ types: @autoclosure () -> DeclaredTypes? = nil
    ) -> Declared<FunctionFacts>? {
        guard let selector = call.selector else { return function(name, arguments: call.arguments, of: type, onType: onType, types()) }
        return function(selector: selector, of: type)
    }

    /// A method that the project adds to all view controllers, under a name that nothing else of the project bears. For receivers of
    /// unknown type.
    func extensionOfControllers(_ name: String, _ call: Call) -> Declared<FunctionFacts>? {
        guard let added = foreign["UIViewController"]?.functions[name], !methodNames.contains(name) else { return nil }
        let fitting = added.filter { $0.facts.body != nil && bind(call, to: $0.facts) != nil }
        return fitting.count == 1 ? fitting[0] : nil
    }

    /// Of several, the one whose file is nearest to the caller's: modules have helpers of the same name.
    func globalFunction(_ name: String, arguments: [Argument], near path: String = "") -> Declared<FunctionFacts>? {
        let fitting = (globals[name] ?? []).filter { $0.facts.body != nil && accepts($0.facts, arguments) }
        guard fitting.count > 1 else { return fitting.first }
        let folders = path.split(separator: "/")
        let distances = fitting.map { zip($0.path.split(separator: "/"), folders).prefix { $0 == $1 }.count }
        let nearest = fitting.indices.filter { distances[$0] == distances.max() }
        return nearest.count == 1 ? fitting[nearest[0]] : nil
    }

    /// Whether a call's labels fit a function's parameters, defaults and trailing closures allowed for.
    func accepts(_ function: FunctionFacts, _ arguments: [Argument]) -> Bool {
        guard let bound = positions(of: arguments, in: function.parameters) else { return false }
        // What is made on the spot is no function: a method of the system's with the same name takes it. A function that takes nothing may
        // be an autoclosure.
        return zip(function.parameters, bound).allSatisfy { parameter, position in
            guard let position, let type = parameter.type, type.name == "->", type.arguments.count > 1 else { return true }
            return !isMadeOfAType(arguments[position].value)
        }
    }

    private func isMadeOfAType(_ value: Expression) -> Bool {
        guard case .call(let call) = value, case .name(let name, _) = call.callee else { return false }
        return resolve(name, from: nil).map { globals[$0] == nil } ?? false
    }

    /// Which argument each parameter of the function that a call means is given. Between the languages the order alone counts.
    func bind(_ call: Call, to function: FunctionFacts) -> [Int?]? {
        if call.selector != nil || function.selector != nil { return positionsInOrder(of: call.arguments, in: function.parameters) }
        return positions(of: call.arguments, in: function.parameters)
    }

    /// The argument for each parameter; nil where the default is used. Nil as a whole when the labels do not fit.
    func bind(_ arguments: [Argument], to parameters: [Parameter]) -> [Argument?]? {
        positions(of: arguments, in: parameters)?.map { $0.map { arguments[$0] } }
    }

    /// Which argument each parameter is given; nil where the default is used. Nil as a whole when the labels do not fit.
    private func positions(of arguments: [Argument], in parameters: [Parameter]) -> [Int?]? {
        var bound: [Int?] = Array(repeating: nil, count: parameters.count)
        var next = 0
        for (position, argument) in arguments.enumerated() {
            if argument.isTrailing, argument.label == nil {
                // It goes to the first parameter that takes a closure; past one with a default where a later one must have it.
                let left = parameters.indices.dropFirst(next)
                let functions = left.filter { parameters[$0].type?.name == "->" }
                let fitting = functions.isEmpty ? left.filter { isClosure(parameters[$0]) } : functions
                guard let chosen = fitting.first(where: { parameters[$0].defaultValue == nil }) ?? fitting.first ?? left.last else { return nil }
                bound[chosen] = position
                next = chosen + 1
                continue
            }
            guard let index = parameters.indices.dropFirst(next).first(where: { parameters[$0].label == argument.label }) else {
                // A variadic parameter takes further unlabelled arguments.
                if argument.label == nil, next > 0, parameters[next - 1].isVariadic { continue }
                return nil
            }
            bound[index] = position
            next = index + 1
        }
        for index in parameters.indices
        where bound[index] == nil && parameters[index].defaultValue == nil && !parameters[index].isVariadic {
            return nil
        }
        return bound
    }

    private func isClosure(_ parameter: Parameter) -> Bool {
        guard let type = parameter.type else { return false }
        return type.name == "->" || !isKnownValueType(type.name)
    }

    private func isKnownValueType(_ name: String) -> Bool {
        ["String", "Int", "Bool", "Double", "CGFloat", "URL", "Array", "Dictionary", "Set", "Date", "UUID"].contains(name)
            || types[name] != nil
    }
}
