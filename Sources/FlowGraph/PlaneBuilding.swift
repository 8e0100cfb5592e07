// From a way through the graph to the plane it leads to.

extension Flow {
    /// The plane when the screen shows at this standing, having come there by the way that `witness` tells.
    public func plane(at standing: Standing) -> Plane {
        let chain = chain(to: standing)
        guard let first = chain.first else { return Plane(layers: []) }
        let isCut = first.origin != nil
        var plane = isCut ? unknownPlane(from: first.screen) : start(of: first)
        for index in chain.indices {
            guard let arrival = chain[index].arrival, !(isCut && index == 0) else { continue }
            let source = index == 0 ? nil : chain[index - 1]
            plane = self.plane(plane, after: arrival, at: source)
        }
        return plane
    }

    /// The plane after a transition that runs where `source` stands; nil for code that is no screen, or has no known place.
    /// Unchanged where the transition does nothing there.
    public func plane(_ plane: Plane, after edge: Int, at source: Standing?) -> Plane {
        let hop = graph.transitions[edge]
        guard let target = hop.to else { return plane }
        let kind = screen(target)?.kind ?? .system
        guard let landing = land(hop, from: placement(startOf: hop, at: source), targetKind: kind) else { return plane }
        let seats = seats(around: target, kind: kind, by: hop)
        switch hop.verb.effect {
        case .root: return rooted(plane, hop, seats)
        case .tab, .column, .embed: return contained(plane, hop, seats)
        case .setStack: return stacked(plane, hop, seats)
        default: break
        }
        switch landing.relation {
        // Pushed or presented, which depends on what is not known.
        case .above where landing.placement.inStack == nil:
            return Plane(layers: [PlaneLayer(rootIsKnown: false, branch: seats)], bottomIsKnown: false)
        // A push takes the screen without what the site wraps around it, as placements do: UIKit refuses to push that.
        case .above: return pushed(plane, seats.suffix(1))
        case .layer:
            var new = PlaneLayer(presenter: source?.screen ?? hop.from, branch: seats)
            if case .modal(let style, let blocked) = landing.placement.layer { (new.style, new.isLocked) = (style, blocked) }
            return Plane(layers: plane.layers + [new], bottomIsKnown: plane.bottomIsKnown)
        case .fresh: return columnFilled(plane, seats)
        case .inside: return Plane(layers: [PlaneLayer(rootIsKnown: false, branch: seats)], bottomIsKnown: false)
        }
    }

    /// The placement a transition starts from when it runs at a standing.
    package func placement(startOf hop: Transition, at source: Standing?) -> Placement {
        guard let source else { return screen(hop.from) == nil ? steps.start(of: hop) : .assumed }
        return hop.on == source.screen && hop.from != source.screen && !(screen(source.screen)?.inherits.contains(hop.from) ?? false)
            ? source.placement.inside(source.screen, of: steps.kinds[source.screen] ?? .screen) : source.placement
    }

    // MARK: Beginnings

    private func start(of first: Standing) -> Plane {
        guard let arrival = first.arrival else { return unknownPlane(from: first.screen) }
        let hop = graph.transitions[arrival]
        if screen(hop.from) != nil { return unknownPlane(from: hop.from) }
        return steps.start(of: hop).layer == .base ? Plane(layers: [PlaneLayer()]) : unknownPlane(from: nil)
    }

    func unknownPlane(from id: String?) -> Plane {
        let branch = id.map { [seat($0)] } ?? []
        return Plane(layers: [PlaneLayer(rootIsKnown: false, branch: branch)], bottomIsKnown: false)
    }

    private func seat(_ id: String) -> Seat {
        let screen = screen(id)
        return Seat(id, screen?.kind ?? .system, isSwiftUI: screen?.technology == .swiftui)
    }

    private func seats(around target: String, kind: ScreenKind, by hop: Transition) -> [Seat] {
        var seats: [Seat] = []
        if let container = hop.enclosed { seats.append(Seat(container, .custom, mayBringStack: true)) }
        if let wrapper = hop.wrapped { seats.append(Seat(wrapper, .nav, isSwiftUI: isSwiftUIStack(wrapper))) }
        seats.append(seat(target))
        return seats
    }

    // MARK: Hops

    private func rooted(_ plane: Plane, _ hop: Transition, _ seats: [Seat]) -> Plane {
        if hop.receiver == .windowRoot || hop.from == "window" { return Plane(layers: [PlaneLayer(branch: seats)]) }
        var plane = plane
        if hop.to == hop.from {
            // The view brings the stack that it stands in itself.
            let outer = plane.top.branch.last?.id == hop.from ? plane.top.branch.removeLast() : nil
            plane.top.branch += [Seat(hop.from, .nav, isSwiftUI: true, tab: outer?.tab, column: outer?.column)] + seats
        } else if hop.wrapped != nil || plane.top.branch.last?.kind == .nav {
            plane.top.branch += seats
        } else {
            plane.top.branch += [Seat(hop.from, .nav, isSwiftUI: screen(hop.from)?.technology == .swiftui)] + seats
        }
        return plane
    }

    private func contained(_ plane: Plane, _ hop: Transition, _ seats: [Seat]) -> Plane {
        var plane = plane
        var seats = seats
        switch hop.verb.effect {
        case .tab:
            seats[0].tab = hop.position
            if let last = plane.top.branch.indices.last { plane.top.branch[last].kind = .tab }
        case .column:
            seats[0].column = hop.column
            if let last = plane.top.branch.indices.last { plane.top.branch[last].kind = .split }
        default: break
        }
        plane.top.branch += seats
        return plane
    }

    private func pushed(_ plane: Plane, _ seats: ArraySlice<Seat>) -> Plane {
        var plane = plane
        guard case .at(let index) = plane.top.stack else {
            let behind = plane.top.branch.isEmpty ? [] : [plane.top.branch]
            plane.top.branch = [Seat(nil, .nav, isSwiftUI: seats.first?.isSwiftUI ?? false, behind: behind, bottomIsKnown: false)] + seats
            return plane
        }
        let shown = Array(plane.top.branch[(index + 1)...])
        // Code that acts on the stack itself does not say what stands in it.
        if shown.isEmpty { plane.top.branch[index].bottomIsKnown = false } else { plane.top.branch[index].behind.append(shown) }
        plane.top.branch = Array(plane.top.branch[...index]) + seats
        return plane
    }

    private func stacked(_ plane: Plane, _ hop: Transition, _ seats: [Seat]) -> Plane {
        var plane = plane
        let position = hop.position ?? 0
        let mates = mates(of: hop, below: position)
        var stack = Seat(nil, .nav, isSwiftUI: seats.first?.isSwiftUI ?? false)
        var around: [Seat] = []
        if case .at(let index) = plane.top.stack {
            stack = plane.top.branch[index]
            around = Array(plane.top.branch[..<index])
        }
        stack.behind = mates.map { [seat($0)] }
        stack.bottomIsKnown = mates.count == position
        plane.top.branch = around + [stack] + seats
        return plane
    }

    /// What the same call puts under the screen, one a place; where branches differ the first of them.
    private func mates(of hop: Transition, below position: Int) -> [String] {
        let all = steps.stackMates(of: hop, below: position, in: graph).filter { $0.to != nil && $0.entry == hop.entry }
        return (0..<position).compactMap { place in all.first { $0.position == place }?.to }
    }

    private func columnFilled(_ plane: Plane, _ seats: [Seat]) -> Plane {
        var plane = plane
        guard let split = plane.top.branch.lastIndex(where: { $0.kind == .split }) else { return plane }
        plane.top.branch = Array(plane.top.branch[...split]) + seats
        return plane
    }
}
