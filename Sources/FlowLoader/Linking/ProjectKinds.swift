import FlowGraph

// MARK: Inheritance

extension Project {
    /// Superclasses and conformances, nearest first, system classes included; without repetition.
    func ancestors(of name: String) -> [String] {
        superclassCache[name] ?? SystemClasses.ancestors(of: name)
    }

    func findAncestors(of name: String) -> [String] {
        var found: [String] = []
        var seen: Set<String> = [name]
        var queue = [name]
        while !queue.isEmpty {
            let current = queue.removeFirst()
            let written = types[current]?.inherits ?? []
            let next = written.isEmpty
                ? SystemClasses.superclasses[current].map { [$0] } ?? []
                : written.map { className($0, from: current) }
            for ancestor in next where seen.insert(ancestor).inserted {
                found.append(ancestor)
                queue.append(ancestor)
            }
        }
        return found
    }

    /// True when the type is, or inherits from or conforms to, the class or protocol.
    func isKind(_ name: String, of base: String) -> Bool {
        name == base || ancestors(of: name).contains(base)
    }

    func isViewController(_ name: String) -> Bool { isKind(name, of: "UIViewController") }

    /// A view controller, or a class whose superclass is not in the sources and is named like one.
    func mayBeViewController(_ name: String) -> Bool {
        if isViewController(name) { return true }
        guard types[name]?.kind == .class, let last = ancestors(of: name).first(where: { types[$0] == nil }) else { return false }
        return last.hasSuffix("Controller") && !otherControllers.contains { last.hasSuffix($0 + "Controller") }
    }

    /// A SwiftUI view of the project, or an enum or class that conforms to `View`.
    func isView(_ name: String) -> Bool {
        guard let type = types[name], type.kind != .protocol else { return false }
        let all = ancestors(of: name)
        if all.contains("View") { return true }
        // A protocol that refines `View` may stand in a package: what has a body that is a view then is one.
        guard !all.contains("ViewModifier"), all.contains(where: { types[$0] == nil }) else { return false }
        if let body = type.properties["body"]?.facts { return body.getter != nil && body.type?.name == "View" }
        return type.functions["body"]?.contains { $0.facts.result?.name == "View" && $0.facts.body != nil } ?? false
    }

    /// A UIViewControllerRepresentable or UIViewRepresentable.
    func isRepresentable(_ name: String) -> Bool {
        guard types[name] != nil else { return false }
        let all = ancestors(of: name)
        return all.contains("UIViewControllerRepresentable") || all.contains("UIViewRepresentable")
    }

    /// What a controller class is on the plane.
    func kind(of name: String) -> ScreenKind { kinds[name] ?? findKind(of: name) }

    func findKind(of name: String) -> ScreenKind {
        if isSystemScreen(name) { return .system }
        if let container = SystemClasses.containers[name] { return container }
        for ancestor in ancestors(of: name) { if let container = SystemClasses.containers[ancestor] { return container } }
        return names.wrappers.contains(name) ? .nav : .screen
    }

    /// A class that brings its own way out: of Apple's, or one that the configuration takes for such.
    func isSystemScreen(_ name: String) -> Bool { SystemClasses.systemScreens.contains(name) || names.systemScreens.contains(name) }

    /// Types that name `base` in their inheritance clause or in an extension's; sorted.
    func subtypes(of base: String) -> [String] { directSubtypes[base] ?? [] }

    /// The one type that stands behind a protocol: of the project, or one of the system's that the project makes conform.
    func onlyConformer(to name: String) -> String? {
        let own = subtypes(of: name).filter { types[$0]?.kind != .protocol }
        if !own.isEmpty { return own.count == 1 ? own[0] : nil }
        let others = foreign.keys.sorted().filter { foreign[$0]?.inherits.contains { $0.name == name } == true }
        return others.count == 1 ? others[0] : nil
    }
}
