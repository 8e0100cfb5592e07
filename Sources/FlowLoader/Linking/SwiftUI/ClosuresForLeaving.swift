import FlowGraph

// Closures by which a view asks to be closed, and how its dismissal is written.

extension Project {
    /// Optional closures named for leaving that a view's initialiser takes and the call leaves out.
    func closuresLeftOut(by call: Call, of view: String) -> [String] {
        guard let type = types[view], type.kind == .struct, !type.isAmbiguous else { return [] }
        let initialisers = type.functions["init"] ?? []
        guard !initialisers.isEmpty else { return membersLeftOut(by: call, of: type) }
        guard let function = function("init", arguments: call.arguments, of: view), let bound = bind(call, to: function.facts) else { return [] }
        return zip(function.facts.parameters, bound).filter { parameter, given in
            given == nil && parameter.type?.name == "->" && parameter.defaultValue == .null && isNamedForLeaving(parameter.name)
        }.map(\.0.name).sorted()
    }

    /// Those of a memberwise initialiser. What a trailing closure stands for is not told by its label.
    private func membersLeftOut(by call: Call, of type: ProjectType) -> [String] {
        guard !call.arguments.contains(where: { $0.isTrailing && $0.label == nil }) else { return [] }
        let given = Set(call.arguments.compactMap(\.label))
        return type.properties.values.filter { property in
            let facts = property.facts
            guard facts.type?.name == "->", facts.isOptional, !facts.isStatic, facts.getter == nil else { return false }
            // A constant with a value is no parameter, and one without must be given.
            return !facts.isConstant && (facts.value == nil || facts.value == .null) && !given.contains(facts.name) && isNamedForLeaving(facts.name)
        }.map(\.facts.name).sorted()
    }

    /// The view's environment has `presentationMode` and no `dismiss`.
    func dismissesByMode(_ view: String) -> Bool {
        let keys = (types[view]?.properties.values.map(\.facts.attributes) ?? []).flatMap { $0 }.filter { $0.name == "Environment" }.map(\.argument)
        return keys.contains("\\.presentationMode") && !keys.contains("\\.dismiss")
    }
}

/// `onDismiss`, `closeAction`, `didCancel`: a word of the name says that somebody wants to leave.
func isNamedForLeaving(_ name: String) -> Bool {
    !Set(words(of: name)).isDisjoint(with: ["dismiss", "dismissed", "close", "closed", "cancel", "cancelled", "done", "back", "exit", "pop"])
}
