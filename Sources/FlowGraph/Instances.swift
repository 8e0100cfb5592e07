/// Which instance of a class is meant by code that acts on another screen's stack.
///
/// A graph has one node for a class. Code that makes one and acts on it means that one, not those that others make.
package struct Instances: Sendable {
    private let kinds: [String: ScreenKind]
    /// Whose code shows each screen, and whose code puts each container around something.
    private let showing: [String: Set<String>]
    private let wrapping: [String: Set<String>]

    init(_ graph: FlowGraph, kinds: [String: ScreenKind]) {
        self.kinds = kinds
        var showing: [String: Set<String>] = [:]
        var wrapping: [String: Set<String>] = [:]
        let others = graph.transitions.filter { $0.to != $0.on }
        let bare = Set(others.filter { $0.wrapped == nil }.compactMap(\.to))
        for transition in graph.transitions {
            // What fills the stack that it names by its content shows no other instance than those who show that stack.
            if let target = transition.to, target == transition.on, !bare.contains(target) { continue }
            if let target = transition.to, target != transition.from { showing[target, default: []].insert(transition.from) }
            if let wrapper = transition.wrapped { wrapping[wrapper, default: []].insert(transition.from) }
        }
        self.showing = showing
        self.wrapping = wrapping
    }

    /// The code that shows the very instance which the transition acts on: its own, where others show some of the class too.
    package func maker(of transition: Transition) -> String? {
        guard let shown = several(actedOnBy: transition), shown.contains(transition.from) else { return nil }
        return transition.from
    }

    /// It acts on one of several navigation controllers of a class, and which one cannot be told.
    package func actsOnAny(_ transition: Transition) -> Bool {
        guard let owner = transition.on, kinds[owner] == .nav, let shown = several(actedOnBy: transition) else { return false }
        return !shown.contains(transition.from)
    }

    /// Who shows the class that the transition acts on, where that is not only one.
    private func several(actedOnBy transition: Transition) -> Set<String>? {
        guard let owner = transition.on, owner != transition.from, kinds[owner] != nil else { return nil }
        let shown = showing[owner] ?? []
        return shown.union(wrapping[owner] ?? []).count > 1 ? shown : nil
    }
}
