extension Project {
    /// Generic classes that host whatever they are given, without chrome, exits or ways on of their own.
    func findPlainHosts() -> Set<String> {
        let navigating: Set<String> = [
            "navigationItem", "navigationController", "dismiss", "present", "isModalInPresentation", "presentationController", "addChild",
            "modalPresentationStyle", "hidesBackButton", "popViewController", "pushViewController",
        ]
        return Set(types.values.filter { type in
            guard type.kind == .class, !type.genericParameters.isEmpty, isKind(type.name, of: "UIHostingController") else { return false }
            return ([type.name] + ancestors(of: type.name)).compactMap { types[$0] }
                .allSatisfy { $0.usedNames.isDisjoint(with: navigating) }
        }.map(\.name))
    }
}
