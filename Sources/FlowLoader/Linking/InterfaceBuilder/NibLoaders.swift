/// Which controller classes load a xib: the class of its owner, else one that names the file, else one named like it.
struct NibLoaders {
    let project: Project

    func classes(loading interface: InterfaceFacts, _ owner: SceneFacts) -> [String] {
        if owner.customClass != nil { return classes(named: owner.customClass) }
        guard interface.ownerHasView else { return [] }
        let naming = classes(naming: interface.name)
        // UIKit looks for a file of the class's name, with or without `Controller`.
        return naming.isEmpty ? (classes(named: interface.name) + classes(named: interface.name + "Controller")) : naming
    }

    func classes(named name: String?) -> [String] {
        guard let name = name.flatMap({ project.resolve($0, from: nil) }), project.isViewController(name) else { return [] }
        return [name]
    }

    /// Classes that are made with the file's name, or hand it to their superclass. Such files are few.
    private func classes(naming file: String) -> [String] {
        var found: Set<String> = []
        for type in project.types.values {
            for function in type.functions.values.joined() {
                visitExpressions(in: function.facts.body ?? []) { expression in
                    guard case .call(let call) = expression, case .string(file)? = call.arguments.first(where: { $0.label == "nibName" })?.value
                    else { return }
                    switch call.callee {
                    case .member(.name("super", _), "init", _), .member(.name("self", _), "init", _): found.formUnion(classes(named: type.name))
                    case .name(let made, _), .member(.name(let made, _), "init", _):
                        if let name = project.resolve(made, from: type.name), project.isViewController(name) { found.insert(name) }
                    default: break
                    }
                }
            }
        }
        return found.sorted()
    }
}
