import Diagnostics

/// Works out where each screen can stand: a fixpoint of walking the transitions from windows, entries and code that is no screen.
///
/// Finite because a placement holds no history: what can be below or beneath is a set joined over all ways. Certain edges are
/// walked first, then likely ones, so that a standing's certainty is that of its best way; possible edges are not walked.
/// Screens that nothing is known to show, but which show others, are walked last from an assumed placement about which
/// nothing is known. The result does not depend on anything but the sorted graph.
struct Placing {
    private(set) var standings: [String: [Standing]] = [:]
    /// Screens with more placements than are kept; "only" can be said of none of them.
    private(set) var truncated: Set<String> = []

    private let graph: FlowGraph
    private let steps: Steps
    private let superclasses: Set<String>
    private var queue: [(screen: String, index: Int)] = []
    private var queueStart = 0
    private var weakest = Certainty.certain

    /// Placements kept for one screen, and frames kept in one placement. Real apps stay far below both.
    private static let placementLimit = 48
    private static let frameLimit = 8

    init(_ graph: FlowGraph, _ steps: Steps) {
        self.graph = graph
        self.steps = steps
        superclasses = Set(steps.lineages.values.flatMap { $0.dropFirst() })
        for certainty in [Certainty.certain, .likely] {
            weakest = certainty
            walkFromOutside()
            walkAgain()
            drain()
        }
        weakest = .likely
        walkFromUnplaced()
    }

    // MARK: Where walks begin

    private mutating func walkFromOutside() {
        for index in graph.transitions.indices where usable(index) {
            let transition = graph.transitions[index]
            let actsOnAny = steps.instances.actsOnAny(transition)
            guard steps.kinds[transition.from] == nil || actsOnAny else { continue }
            if let owner = transition.on, steps.kinds[owner] != nil, !actsOnAny { continue }
            walk(index, from: steps.start(of: transition), standing: nil, origin: nil)
        }
    }

    /// Edges of a lower certainty start from standings that are already there.
    private mutating func walkAgain() {
        for screen in standings.keys.sorted() {
            for index in (standings[screen] ?? []).indices { queue.append((screen, index)) }
        }
    }

    /// Screens that something shows wait for it: nothing is assumed of a place that is found out on the way from another screen.
    private mutating func walkFromUnplaced() {
        var shown: Set<String> = []
        for index in graph.transitions.indices where usable(index) && graph.transitions[index].verb.effect != .alert {
            guard let target = graph.transitions[index].to, graph.transitions[index].from != target else { continue }
            shown.insert(target)
        }
        for waits in [false, true] {
            for screen in graph.screens where shown.contains(screen.id) == waits {
                guard standings[screen.id] == nil, !isStoodInFor(screen.id) else { continue }
                for index in (steps.outgoing[screen.id] ?? []) + (steps.acting[screen.id] ?? []) where usable(index) {
                    guard !steps.instances.actsOnAny(graph.transitions[index]),
                        steps.runs(graph.transitions[index], of: screen.id, at: .assumed)
                    else { continue }
                    walk(index, from: .assumed, standing: nil, origin: nil)
                }
                drain()
            }
        }
    }

    /// A base class is walked through its subclasses where one of them has a place.
    private func isStoodInFor(_ screen: String) -> Bool {
        guard superclasses.contains(screen) else { return false }
        return steps.lineages.contains { $0.key != screen && $0.value.contains(screen) && standings[$0.key] != nil }
    }

    private func usable(_ index: Int) -> Bool {
        let transition = graph.transitions[index]
        // Where screens stand is asked of iPhone and iPad.
        return transition.certainty >= weakest && transition.to != nil && transition.idioms != [.mac]
    }

    // MARK: Walking

    private mutating func drain() {
        while queueStart < queue.count {
            let (screen, index) = queue[queueStart]
            queueStart += 1
            guard let standing = standings[screen]?[index] else { continue }
            let origin = Standing.Origin(screen: screen, index: index)
            for step in steps.from(standing, in: graph) where usable(step.edge) {
                walk(step.edge, from: step.source, standing: standing, origin: origin)
            }
        }
        queue.removeAll(keepingCapacity: true)
        queueStart = 0
    }

    private mutating func walk(_ index: Int, from source: Placement, standing: Standing?, origin: Standing.Origin?) {
        let transition = graph.transitions[index]
        guard let target = transition.to, let targetKind = steps.kinds[target] else { return }
        guard let landing = land(transition, from: source, targetKind: targetKind) else { return }
        guard landing.placement.frames.count <= Self.frameLimit else {
            truncated.insert(target)
            return
        }
        var placement = landing.placement
        placement.viaEntry = transition.entry != nil
        var new = Standing(
            screen: target, placement: placement, below: [], belowIsKnown: true, beneath: [], beneathIsKnown: true,
            certainty: transition.certainty, arrival: index, origin: origin)
        let known = standing != nil
        switch landing.relation {
        case .above:
            new.below = standing.map { $0.below.union([$0.screen]) } ?? (isOutside(transition) ? [] : [transition.from])
            new.belowIsKnown = known && standing?.belowIsKnown == true && transition.on == nil
            new.beneath = standing?.beneath ?? []
            new.beneathIsKnown = standing?.beneathIsKnown ?? false
        case .layer:
            new.beneath = standing.map { $0.below.union($0.beneath).union([$0.screen]) }
                ?? (steps.kinds[transition.from] == nil ? [] : [transition.from])
            new.beneathIsKnown = known && standing?.belowIsKnown == true && standing?.beneathIsKnown == true
        case .inside:
            new.below = standing?.below ?? []
            new.belowIsKnown = standing?.belowIsKnown ?? (source.layer != .unknown)
            new.beneath = standing?.beneath ?? []
            new.beneathIsKnown = standing?.beneathIsKnown ?? (source.layer != .unknown)
        case .fresh:
            new.belowIsKnown = true
            new.beneath = standing?.beneath ?? []
            new.beneathIsKnown = standing?.beneathIsKnown ?? (source.layer != .unknown)
        }
        if transition.verb == .setStack, let position = transition.position, position > 0 {
            let siblings = stackMates(of: transition, below: position)
            new.below = siblings
            new.belowIsKnown = siblings.count == position
        }
        new.below.remove(landing.relation == .inside ? target : "")
        if let weaker = standing?.certainty, weaker < new.certainty { new.certainty = weaker }
        join(new)
    }

    private func stackMates(of transition: Transition, below position: Int) -> Set<String> {
        Set(steps.stackMates(of: transition, below: position, in: graph).compactMap(\.to))
    }

    /// Its source is no screen, or is not what stands below or behind its target.
    private func isOutside(_ transition: Transition) -> Bool {
        steps.kinds[transition.from] == nil || steps.instances.actsOnAny(transition)
    }

    private mutating func join(_ new: Standing) {
        var known = standings[new.screen] ?? []
        if let index = known.firstIndex(where: { $0.placement == new.placement }) {
            let old = known[index]
            var joined = old
            joined.below.formUnion(new.below)
            joined.beneath.formUnion(new.beneath)
            joined.belowIsKnown = old.belowIsKnown && new.belowIsKnown
            joined.beneathIsKnown = old.beneathIsKnown && new.beneathIsKnown
            guard joined != old else { return }
            known[index] = joined
            standings[new.screen] = known
            queue.append((new.screen, index))
        } else if known.count >= Self.placementLimit {
            truncated.insert(new.screen)
        } else {
            known.append(new)
            standings[new.screen] = known
            queue.append((new.screen, known.count - 1))
        }
    }
}
