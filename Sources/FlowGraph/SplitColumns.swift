// Questions about the columns of split views.

extension Flow {
    /// The split view whose detail column the transition fills, and whether that is certain: the one it is called on, the one its source
    /// stands in, or, for code whose place is not known, the only one that a window begins with.
    public func splitWithDetail(filledBy transition: Transition) -> (split: Screen, isSure: Bool)? {
        switch transition.verb.effect {
        case .column:
            guard transition.column == "secondary" || transition.column == "detail" else { return nil }
            return screen(transition.from).map { ($0, true) }
        case .showDetail: break
        default: return nil
        }
        if let owner = screen(transition.on), containerKind(of: owner.id) == .split { return (owner, true) }
        let standings = standings(of: transition.on ?? transition.from)
        let around = standings.lazy.compactMap { standing in
            standing.placement.innermost(.split).flatMap { self.screen($0.container) }.map { (split: $0, isSure: standing.certainty == .certain) }
        }.first
        if let around { return around }
        guard standings.allSatisfy({ $0.placement.layer == .unknown }) else { return nil }
        return splitOfTheWindow.map { ($0, false) }
    }

    /// The split view that windows begin with, where there is one only: nobody else answers code that asks for a detail.
    private var splitOfTheWindow: Screen? {
        let roots = transitions.filter { $0.verb == .root && ($0.receiver == .windowRoot || $0.from == "window") && $0.certainty > .possible }
        let splits = Set(roots.compactMap(\.to)).filter { containerKind(of: $0) == .split }
        return splits.count == 1 ? screen(splits.first) : nil
    }

    /// It fills a column whose content UIKit or the site puts into a stack, or brings one itself.
    public func bringsStack(_ transition: Transition) -> Bool {
        if transition.wrapped != nil { return true }
        guard let target = transition.to else { return false }
        if let kind = containerKind(of: target), kind == .nav || kind == .tab { return true }
        return screen(target)?.facts.stackInBody != nil
            || transitions(from: target).contains { $0.verb.effect == .embed && ($0.wrapped != nil || containerKind(of: $0.to ?? "") == .nav) }
    }

    /// The view and what it composes in its own place, outside stacks, with the transition that composes each.
    public func composition(of view: String) -> [(view: Screen, by: Transition?)] {
        guard let first = screen(view) else { return [] }
        var found: [(view: Screen, by: Transition?)] = [(first, nil)]
        var seen: Set<String> = [view]
        var next = 0
        while next < found.count {
            let outer = found[next].view.id
            next += 1
            for part in transitions(from: outer) where part.verb.effect == .embed && part.wrapped == nil && part.enclosed == nil && part.on == nil {
                guard let inner = screen(part.to), inner.technology == .swiftui, inner.facts.stackInBody == nil, seen.insert(inner.id).inserted
                else { continue }
                found.append((inner, part))
            }
        }
        return found
    }
}
