import Diagnostics

extension Flow {
    /// The shortest way forward from a screen to one that `isGoal`, one transition after the other, without passing a screen that
    /// `isBarred` on the way. Containers' contents count as steps; possible transitions do not. Nil when there is none.
    ///
    /// Screen by screen, whatever the placements: what leads on from a screen is taken to lead on from each place it stands in.
    public func forwardWay(
        from start: String, where isGoal: (String) -> Bool, avoiding isBarred: (String) -> Bool = { _ in false }
    ) -> [Transition]? {
        var cameBy: [String: Transition] = [:]
        var queue = [start]
        var next = 0
        while next < queue.count {
            let here = queue[next]
            next += 1
            for step in transitionsIncludingInherited(from: here) where step.certainty > .possible && step.isForward {
                guard let to = step.to, to != start, cameBy[to] == nil else { continue }
                cameBy[to] = step
                if isGoal(to) { return way(to: to, from: start, by: cameBy) }
                if !isBarred(to) { queue.append(to) }
            }
        }
        return nil
    }

    private func way(to end: String, from start: String, by cameBy: [String: Transition]) -> [Transition] {
        var way: [Transition] = []
        var here = end
        while here != start, let step = cameBy[here], way.count <= cameBy.count {
            way.append(step)
            // What a superclass's code does, its subclass does.
            here = step.from == start || cameBy[step.from] != nil ? step.from : bearers(of: step.from).first { $0 == start || cameBy[$0] != nil } ?? start
        }
        return way.reversed()
    }
}

extension Transition {
    /// It leads to a screen, rather than back or nowhere known.
    var isForward: Bool { to != nil && ![.back, .selectTab, .opaque].contains(verb.effect) }
}

extension Flow {
    /// Whether more may lead on from the screen than the graph tells: an action or a target could not be resolved.
    public func hasUnknownWays(from id: String) -> Bool {
        !isComplete(id) || graph.unresolved.contains { $0.from == id } || transitionsIncludingInherited(from: id).contains { $0.to == nil && !$0.verb.isExit }
    }

    /// How many screens deep a place is on the first way found to it: 1 for what fills a window. Containers are no level.
    public func depth(of standing: Standing) -> Int {
        1 + way(to: standing).count { hop in
            switch hop.verb.effect {
            case .push, .show, .showDetail, .present: true
            case .setStack: (hop.position ?? 0) > 0
            default: false
            }
        }
    }
}
