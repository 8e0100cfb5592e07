import FlowGraph

extension GraphPart {
    /// Says which screen a selected tab shows: the one at a known index; each tab, as a possibility, where the index is not known.
    mutating func nameSelectedTabs(in project: Project) {
        let tabs = Dictionary(grouping: transitions.filter { $0.verb == .tab && $0.to != nil }, by: \.from)
        guard !tabs.isEmpty else { return }
        transitions = transitions.flatMap { transition -> [Transition] in
            guard transition.verb == .selectTab, transition.to == nil else { return [transition] }
            let container = transition.on ?? (project.kind(of: transition.from) == .tab ? transition.from : nil)
            let fillers = tabs.keys.sorted().filter { name in container.map { project.isKind(name, of: $0) } ?? (tabs.count == 1) }
            let shown = fillers.flatMap { tabs[$0] ?? [] }.filter { transition.position == nil || $0.position == transition.position }
            guard !shown.isEmpty else { return [transition] }
            var named: [Transition] = []
            for tab in shown where !named.contains(where: { $0.to == tab.to }) {
                var selection = transition
                selection.to = tab.to
                selection.certainty = transition.position == nil ? .possible : min(tab.certainty, container == nil ? .likely : .certain)
                named.append(selection)
            }
            return named
        }
    }
}
