/// Which transitions can run where a screen stands. One reading of the graph for the placement walk and for routes.
package struct Steps: Sendable {
    /// Transitions by the screen or code they are written in, as indices into the graph's.
    package let outgoing: [String: [Int]]
    package let kinds: [String: ScreenKind]
    /// A screen and its superclasses that are screens: their code runs in it too.
    package let lineages: [String: [String]]
    /// Transitions that act on the stack of another screen or container, by that screen.
    package let acting: [String: [Int]]
    package let instances: Instances
    /// Views whose body is always a stack: what they push, they push inside.
    private let ownStacks: Set<String>
    /// Whatever a window begins with is a stack.
    private let windowsAreStacks: Bool

    init(_ graph: FlowGraph) {
        let leading = graph.transitions.indices.filter { !graph.transitions[$0].restates }
        outgoing = Dictionary(grouping: leading) { graph.transitions[$0].from }
        let kinds = Dictionary(graph.screens.map { ($0.id, $0.kind) }, uniquingKeysWith: { first, _ in first })
        self.kinds = kinds
        let inherited = graph.screens.map { ($0.id, [$0.id] + $0.inherits.filter { kinds[$0] != nil }) }
        lineages = Dictionary(inherited, uniquingKeysWith: { first, _ in first })
        acting = Dictionary(grouping: graph.transitions.indices.filter { graph.transitions[$0].on != nil }) {
            graph.transitions[$0].on ?? ""
        }
        instances = Instances(graph, kinds: kinds)
        let roots = graph.transitions.filter { $0.verb == .root && $0.to != $0.from && $0.reach != .otherWindow }
        windowsAreStacks = !roots.isEmpty && roots.allSatisfy { root in root.wrapped != nil || root.to.flatMap { kinds[$0] } == .nav }
        ownStacks = Set(graph.transitions.filter { $0.verb == .root && $0.to == $0.from && $0.guarded == .always }.map(\.from))
    }

    /// Where a transition starts whose source is no screen: a bare window, or code that may act anywhere.
    package func start(of transition: Transition) -> Placement {
        // `(window.rootViewController as? UINavigationController)?.setViewControllers([…])`
        if windowsAreStacks, transition.verb == .setStack, transition.on == nil, transition.receiver == .windowRoot || transition.reach == .window {
            return Placement(layer: .base, inStack: nil, atRoot: nil)
        }
        let startsWindow = transition.verb == .root || transition.receiver == .windowRoot && transition.verb.effect != .present
        return startsWindow ? Placement(layer: .base, inStack: false, atRoot: false) : .assumed
    }

    /// Every transition that can run where a screen stands, with the placement it starts from: the screen's own
    /// and inherited ones, then those of other code that act on its stack.
    package func from(_ standing: Standing, in graph: FlowGraph) -> [(edge: Int, source: Placement)] {
        let (screen, placement) = (standing.screen, standing.placement)
        let lineage = lineages[screen] ?? [screen]
        let written = lineage.count == 1 ? outgoing[screen] ?? [] : lineage.flatMap { outgoing[$0] ?? [] }
        var found: [(edge: Int, source: Placement)] = []
        found.reserveCapacity(written.count)
        for edge in written {
            if let owner = graph.transitions[edge].on, owner != screen, kinds[owner] != nil { continue }
            guard runs(graph.transitions[edge], of: screen, at: placement) else { continue }
            found.append((edge, placement))
        }
        for edge in acting[screen] ?? [] where graph.transitions[edge].from != screen && graph.transitions[edge].to != screen {
            let transition = graph.transitions[edge]
            guard !instances.actsOnAny(transition), runs(transition, of: screen, at: placement) else { continue }
            if let maker = instances.maker(of: transition), standing.arrival.map({ graph.transitions[$0].from }) != maker { continue }
            found.append((edge, placement.inside(screen, of: kinds[screen] ?? .screen)))
        }
        return found
    }

    /// False for a push of a view that brings a stack of its own where the view stands outside that stack.
    package func runs(_ transition: Transition, of screen: String, at placement: Placement) -> Bool {
        guard transition.verb.effect == .push, transition.on == nil || transition.on == screen else { return true }
        let view = transition.on ?? transition.from
        guard ownStacks.contains(view) else { return true }
        let isInside = placement.frames.last?.container == view
        // A destination that other code puts on the view, around its stack, is one of the stack outside.
        return transition.verb == .destination && transition.from != view ? !isInside : isInside
    }

    /// The transitions of the same call that put other screens under the one that is set at `position`, from the bottom up.
    package func stackMates(of transition: Transition, below position: Int, in graph: FlowGraph) -> [Transition] {
        (outgoing[transition.from] ?? []).map { graph.transitions[$0] }.filter {
            $0.verb == .setStack && $0.location == transition.location && ($0.position ?? position) < position
        }.sorted { ($0.position ?? 0, $0.to ?? "") < ($1.position ?? 0, $1.to ?? "") }
    }
}
