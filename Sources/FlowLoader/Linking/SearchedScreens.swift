import Diagnostics
import FlowGraph

/// Screens whose own search controller is presented by a controller around them, because none defines a context for it: while the
/// search is active that one presents already (rules.md G9, `search`).
struct SearchedScreens {
    let project: Project
    let boards: StoryboardIndex

    func lookups() -> [Lookup] {
        project.types.keys.sorted().compactMap { name in
            guard let type = project.types[name], !type.isAmbiguous, project.isViewController(name), !definesContext(name) else { return nil }
            // A table of results lies over the screen's own rows.
            guard !showsResultsApart(type) else { return nil }
            for function in type.functions.keys.sorted().flatMap({ type.functions[$0] ?? [] }) {
                guard let body = function.facts.body, let place = installs(body) else { continue }
                return Lookup(
                    .searching, from: name, property: "searchController", certainty: .likely, function: function.facts.fullName,
                    location: Span(path: function.path, place))
            }
            return nil
        }
    }

    /// The class, a base of it or a scene of it says so, or its code ends the search or looks at what is presented.
    private func definesContext(_ name: String) -> Bool {
        let family = [name] + project.ancestors(of: name)
        let known = family.compactMap { project.types[$0] }
        if known.contains(where: { !$0.usedNames.isDisjoint(with: ["definesPresentationContext", "presentedViewController"]) }) { return true }
        return known.contains(where: endsSearch) || boards.scenes(ofClass: name).contains { boards.scene($0)?.definesPresentationContext == true }
    }

    private func showsResultsApart(_ type: ProjectType) -> Bool {
        let bodies = type.functions.values.joined().compactMap(\.facts.body)
            + type.properties.values.flatMap { [$0.facts.value.map { [.evaluate($0)] }, $0.facts.getter].compactMap { $0 } }
        return bodies.contains { body in
            var isApart = false
            visitExpressions(in: body) { expression in
                guard case .call(let call) = expression, call.calledName == "UISearchController", let shown = call.argument("searchResultsController") else { return }
                if shown != .null { isApart = true }
            }
            return isApart
        }
    }

    private func endsSearch(_ type: ProjectType) -> Bool {
        var ends = false
        for function in type.functions.values.joined() {
            visitCode(in: function.facts.body ?? [], { _ in }) { target, value, _ in
                if case .member(_, "isActive", _) = target, value == .bool(false) { ends = true }
                return false
            }
        }
        return ends
    }

    /// `navigationItem.searchController = search`
    private func installs(_ body: Block) -> Place? {
        var found: Place?
        visitCode(in: body, { _ in }) { target, value, place in
            if case .member(let item, "searchController", _) = target, item.dottedName.map({ ["navigationItem", "self.navigationItem"].contains($0) }) == true,
                value != .null, found == nil {
                found = place
            }
            return false
        }
        return found
    }
}
