import FlowGraph

// Links that arrive while the app runs, in every moment that was met.

extension Walk {
    /// How many different landings of one link are gone on from.
    private static let landings = 64

    /// Lets each link whose move is certain arrive in each moment, and goes on from where it lands only as long as nothing that can be done
    /// there leads to a moment from which home is known to be reached: the way on is known then.
    mutating func takeLinks() {
        guard !takesLinks, !machine.links.isEmpty else { return }
        takesLinks = true
        let before = moments.indices.filter { isSure[$0] && isWalked[$0] && !isByLink($0) }
        let count = moments.count
        let leads = leadsHome(toRoots: homes, stayingInApp: true)
        for (number, link) in machine.links.enumerated() where flow.graph.transitions[link.edge].certainty == .certain {
            arrive(number, link, in: before, from: leads)
        }
        var next = count
        while next < moments.count {
            let level = Array(next..<moments.count)
            next = moments.count
            learn(from: level)
            for (index, choices) in zip(level, choices(of: level)) {
                isWalked[index] = true
                let isSettled = machine.isOpen(moments[index]) || choices.contains { leadsOn($0, leads) }
                for choice in choices where keeps(choice, at: index) {
                    if isSettled, choice.effect.moments.contains(where: { known[$0] == nil }) { continue }
                    steps[index].append(Step(move: choice.move, result: result(of: choice, at: index)))
                }
            }
        }
    }

    private mutating func arrive(_ number: Int, _ link: Link, in before: [Int], from leads: [Bool]) {
        let move = Move(.link, edge: link.edge, label: link.entry, location: machine.hop(link.edge).location)
        if case .shows(let moment) = machine.launch(by: link) {
            arrivals.append(Arrived(link: number, before: nil, end: .shows(known[moment])))
        }
        let (engine, met) = (machine, moments)
        var landed: Set<Int> = []
        for (index, arrival) in zip(before, inParallel(before) { engine.arrive(link, in: met[$0]) }) {
            let end: Arrived.End
            switch arrival {
            case .shows(let moment):
                var place = known[moment]
                // From where nothing leads home anyway, a link need not lead there.
                if place == nil, leads[index], landed.count < Self.landings,
                    case .success(let new) = meet(moment, Origin(from: index, move: move), isSure: true, distance: distances[index] + 1)
                {
                    place = new
                    landed.insert(new)
                }
                end = .shows(place)
            case .hidden(_, let cover): end = .hidden(under: cover)
            case .lost(let why): end = .lost(why)
            case .unknown: end = .unknown
            }
            arrivals.append(Arrived(link: number, before: index, end: end))
        }
    }

    private func leadsOn(_ choice: Choice, _ leads: [Bool]) -> Bool {
        guard choice.move.kind != .backMenu else { return false }
        switch choice.effect {
        case .unknown: return true
        case .nothing, .refused: return false
        case .lands(let moments, let isSure):
            return !isSure || moments.contains { known[$0].map { leads.indices.contains($0) && leads[$0] } ?? false }
        }
    }

    /// A link has brought the user there, so that what a second one does meets the first; or nobody knows how one gets there.
    private func isByLink(_ index: Int) -> Bool { way(to: index).contains { $0.move.kind == .link || $0.move.kind == .shown } }
}
