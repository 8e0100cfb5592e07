// Calls between Swift and Objective-C: the same method has a selector and a Swift name (rules.md 2.4).

extension ProjectType {
    func indexSelectors() {
        guard kind == .class || kind == .protocol || kind == .extension || kind == .actor else { return }
        // Swift's name stands at the declaration, the code at the implementation.
        var given: [String: String] = [:]
        for function in functions.values.joined() {
            guard let selector = function.facts.selector else { continue }
            if let name = function.facts.attributes.first(where: { $0.name == "swift_name" })?.argument { given[selector] = name }
        }
        for name in functions.keys.sorted() {
            for function in functions[name] ?? [] {
                selectors[objectiveCSelector(of: function.facts), default: []].append(function)
                guard let selector = function.facts.selector, function.facts.body != nil else { continue }
                var facts = function.facts
                if let swiftName = given[selector] { facts.attributes.append(Attribute(name: "swift_name", argument: swiftName)) }
                let written = given[selector] ?? (name == "init" ? "init" : selector)
                imported[ObjectiveCNames.firstWord(written.prefix { $0 != ":" && $0 != "(" }.description), default: []]
                    .append(Declared(facts: facts, path: function.path, owner: function.owner))
            }
        }
    }
}

extension Project {
    /// The method of the selector with a body, on the nearest type that has one; nil when there are several.
    func function(selector: String, of type: String) -> Declared<FunctionFacts>? {
        for candidate in lookup(type) {
            let found = (candidate.selectors[selector] ?? []).filter { $0.facts.body != nil }
            if !found.isEmpty { return found.count == 1 ? found[0] : nil }
        }
        return nil
    }

    /// The methods that an action means, by Objective-C's selector or by a name of Swift's.
    func functions(ofAction selector: String, of type: String) -> [Declared<FunctionFacts>] {
        if hasObjectiveC, !selector.contains("("), let exact = function(selector: selector, of: type) { return [exact] }
        return functions(baseName(ofSelector: selector), of: type)
    }

    /// The method of Objective-C that Swift calls by this name; nil when none or several fit.
    func importedFunction(_ name: String, _ arguments: [Argument], of type: String) -> Declared<FunctionFacts>? {
        for candidate in lookup(type) where !candidate.imported.isEmpty {
            let found = (candidate.imported[ObjectiveCNames.firstWord(name)] ?? []).filter { isImported($0.facts, name, arguments) }
            if !found.isEmpty { return found.count == 1 ? found[0] : nil }
        }
        return nil
    }

    /// Whether Swift's importer may have made the name and the labels of the method's selector. It leaves out words that the types of the
    /// arguments say again, so that every piece of the selector begins with what is left of it.
    private func isImported(_ function: FunctionFacts, _ name: String, _ arguments: [Argument]) -> Bool {
        let labels = arguments.map(\.label)
        if let given = function.attributes.first(where: { $0.name == "swift_name" })?.argument {
            let method = CocoaNames.Method(given)
            return method.name == name && method.labels.count == labels.count
                && zip(method.labels, arguments).allSatisfy { $0 == $1.label || $1.isTrailing }
        }
        guard let selector = function.selector else { return false }
        var pieces = selector.split(separator: ":").map(String.init)
        if arguments.count + 1 == pieces.count, pieces.last == "error" { pieces.removeLast() }
        guard function.parameters.count == arguments.count || function.parameters.count == arguments.count + 1 && selector.hasSuffix("error:") else { return false }
        guard !arguments.isEmpty else { return pieces == [name] }
        if name == "init" {
            guard let written = CocoaNames.initialiser(pieces), written.count == labels.count else { return false }
            return zip(written, arguments).allSatisfy { begins($0 ?? "", with: $1) }
        }
        let first = labels[0].map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? ""
        guard isHead(name + first, of: pieces[0]) || isHead(name, of: pieces[0]) && arguments[0].isTrailing else { return false }
        return zip(pieces.dropFirst(), arguments.dropFirst()).allSatisfy { begins($0, with: $1) }
    }

    private func begins(_ piece: String, with argument: Argument) -> Bool {
        guard let label = argument.label else { return argument.isTrailing || piece.isEmpty }
        return isHead(label, of: piece)
    }

    /// The words that a name begins with.
    private func isHead(_ head: String, of name: String) -> Bool {
        guard name.hasPrefix(head) else { return false }
        return name.dropFirst(head.count).first.map { $0.isUppercase } ?? true
    }

    func positionsInOrder(of arguments: [Argument], in parameters: [Parameter]) -> [Int?]? {
        let isVariadic = parameters.last?.isVariadic == true
        guard arguments.count == parameters.count || isVariadic && arguments.count >= parameters.count - 1
            || arguments.count < parameters.count && parameters[arguments.count...].allSatisfy({ $0.defaultValue != nil || $0.name == "error" })
        else { return nil }
        return parameters.indices.map { arguments.indices.contains($0) ? $0 : nil }
    }
}

extension Interpreter {
    /// In Objective-C a dot calls any method without arguments: `Session.current`.
    mutating func valuesOfGetter(_ name: String, of type: String, on base: Value, in scope: inout Scope) -> [Value]? {
        guard project.hasObjectiveC, let function = project.function(selector: name, of: type), function.facts.selector == name else { return nil }
        let place = Place(line: 0, column: 0)
        let call = Call(callee: .name(name, place), arguments: [], place: place, end: place, selector: name)
        return enter(function, [], on: base, call, expecting: nil, in: &scope)
    }
}
