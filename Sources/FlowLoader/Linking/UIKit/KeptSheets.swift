import FlowGraph

// Sheets that a class makes once and keeps.

extension UnanchoredPresentations {
    /// A lazy property of the class that a closure fills with a sheet, of which no code of the class, and no other code that says its name, lets
    /// it point at anything.
    func keptSheet(_ shown: Expression, by owner: String?) -> Kind? {
        guard let owner, let type = project.types[owner], let name = shown.ownProperty, project.propertyOwners[name] == [owner],
            let property = type.properties[name]?.facts, property.isLazy, let closure = property.value?.call?.callee.closure,
            type.usedNames.isDisjoint(with: pointing),
            !project.types.values.contains(where: { $0.name != owner && $0.usedNames.contains(name) })
        else { return nil }
        for (index, statement) in closure.body.enumerated() {
            guard case .bind(let local, _, let value?, _) = statement, let kind = sheet(made: value) else { continue }
            return closure.body[(index + 1)...].contains { if case .returns(.name(local, _)?, _) = $0 { true } else { false } } ? kind : nil
        }
        return nil
    }

    func keepsSheets(_ owner: String?) -> Bool {
        owner.flatMap { project.types[$0] }?.properties.values.contains { $0.facts.isLazy && $0.facts.type?.name == "UIAlertController" } ?? false
    }
}

private let pointing: Set<String> = [
    "popoverPresentationController", "presentationController", "sourceView", "sourceItem", "sourceRect", "barButtonItem", "modalPresentationStyle",
]

extension Expression {
    /// The property of `self` that it reads.
    fileprivate var ownProperty: String? {
        switch self {
        case .name(let name, _), .member(.name("self", _), let name, _): name
        default: nil
        }
    }
}
