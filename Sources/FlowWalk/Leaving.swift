import Diagnostics
import FlowGraph

// Ways back: pops, dismissals, unwinds, tabs and web pages.

extension Machine {
    /// A way out that a transition is, taken by the controller at `spot`.
    func leave(_ edge: Int, from spot: Spot?, in moment: Moment) -> Effect {
        let hop = hop(edge)
        switch hop.verb {
        case .unwind, .segueUnwind: return unwind(edge, in: moment)
        case .dismiss where hop.receiver == .windowRoot: return dismissEverything(in: moment)
        default: break
        }
        let place = hop.on != nil && hop.on != hop.from ? moment.spot(of: flow.bearers(of: hop.on ?? "")) : spot
        guard let place else { return hop.on == nil ? .unknown(.receiverUnknown) : .nothing(.receiverAbsent) }
        if case .aside(let index) = place {
            return within(aside: index, of: moment, acting: flow.bearers(of: hop.on ?? hop.from)) { actor, moment in
                leave(Exit(hop.verb, on: hop.receiver, to: hop.to), by: actor, in: moment)
            }
        }
        guard let actor = actor(at: place, for: hop, in: moment) else { return .unknown(.receiverUnknown) }
        let receiver = hop.on != nil && hop.receiver == .unknown ? Receiver.itself : hop.receiver
        return trapping(hop, leave(Exit(hop.verb, on: receiver, to: hop.to), by: actor, in: moment))
    }

    /// What an exit does that runs where `actor` stands (table 2.8).
    func leave(_ exit: Exit, by actor: Actor, in moment: Moment) -> Effect {
        switch exit.verb {
        case .dismiss: return dismiss(exit, by: actor, in: moment)
        case .pop where exit.receiver == .presenting, .popToRoot where exit.receiver == .presenting:
            guard actor.layer > 0, let face = moment.plane.layers[actor.layer - 1].faceSeat else { return .nothing(.nothingPresented) }
            let host = Actor(layer: actor.layer - 1, seat: face, standing: standing(ofSeat: face, layer: actor.layer - 1, in: moment))
            return pop(Exit(exit.verb), by: host, in: moment)
        case .pop, .popTo, .popToRoot: return pop(exit, by: actor, in: moment)
        default: return .unknown(.actionUnknown)
        }
    }

    /// `popViewController`, `popToRootViewController`, `popToViewController`: the actor's own stack, in its layer, and nothing above.
    func pop(_ exit: Exit, by actor: Actor, in moment: Moment) -> Effect {
        if exit.receiver == .otherNav || exit.receiver == .unknown, actor.standing.screen.isEmpty { return .unknown(.receiverUnknown) }
        switch stack(around: actor, in: moment) {
        case .none: return .nothing(.noStack)
        case .unknown: return .unknown(.stackUnknown)
        case .at(let index):
            // Only the branch down to the stack and what it holds takes part.
            let layer = moment.plane.layers[actor.layer]
            var plane = Plane(layers: [layer])
            plane.top.branch = Array(layer.branch[...index])
            let shown = Array(layer.branch[(index + 1)...])
            guard !shown.isEmpty else { return .unknown(.stackUnknown) }
            let inner = shown.first.map { [Seat($0.id)] } ?? []
            plane.top.branch += inner
            let outcome: Outcome
            switch exit.verb {
            case .popToRoot: outcome = plane.poppingToRoot()
            case .popTo:
                guard let target = exit.to else { return .unknown(.targetUnknown) }
                let tried = flow.bearers(of: target).map { plane.popping(to: $0) }
                outcome = tried.first { $0.plane != nil } ?? tried.first ?? .unknown(.targetUnknown)
            default: outcome = plane.popping()
            }
            guard case .lands(let popped) = outcome else { return effect(of: outcome) }
            var whole = moment.plane
            whole.layers[actor.layer].branch = popped.top.branch
            return .lands([moment.with(whole)], isSure: true)
        }
    }

    /// `dismiss` by whom it is sent to. What the receiver has presented goes first; else its own layer, with everything in it.
    func dismiss(_ exit: Exit, by actor: Actor, in moment: Moment) -> Effect {
        let count = moment.plane.layers.count
        switch exit.receiver {
        case .presented:
            return actor.layer + 1 < count ? closing(from: actor.layer + 1, in: moment) : .nothing(.nothingPresented)
        case .presenting:
            return actor.layer > 0 ? closing(from: actor.layer, in: moment) : nothingToClose(in: moment)
        case .windowRoot: return dismissEverything(in: moment)
        case .otherNav, .unknown: return .unknown(.receiverUnknown)
        case .itself, .ownNav, .parent, .ownTab, .ownSplit: break
        }
        if flow.screen(actor.standing.screen)?.technology == .swiftui, exit.receiver == .itself { return environmentDismiss(by: actor, in: moment) }
        if actor.layer + 1 < count { return closing(from: actor.layer + 1, in: moment) }
        return actor.layer > 0 ? closing(from: actor.layer, in: moment) : nothingToClose(in: moment)
    }

    /// SwiftUI's `dismiss()`: pushed, the view is popped; else its presentation is closed (rules.md 2.3).
    func environmentDismiss(by actor: Actor, in moment: Moment) -> Effect {
        let placement = actor.standing.placement
        if placement.isPushed { return pop(Exit(.pop), by: actor, in: moment) }
        if placement.inStack == nil { return .unknown(.stackUnknown) }
        return actor.layer > 0 ? closing(from: actor.layer, in: moment) : nothingToClose(in: moment)
    }

    func dismissEverything(in moment: Moment) -> Effect {
        moment.plane.layers.count > 1 ? closing(from: 1, in: moment) : nothingToClose(in: moment)
    }

    private func nothingToClose(in moment: Moment) -> Effect {
        moment.plane.bottomIsKnown ? .nothing(.nothingPresented) : .unknown(.layerUnknown)
    }

    /// Layers from `level` upwards go.
    private func closing(from level: Int, in moment: Moment) -> Effect {
        effect(of: moment.plane.dismissing(layers: moment.plane.layers.count - level), in: moment)
    }

    /// An unwind: the nearest screen behind or below that answers it, over any number of levels and layers, in tabs beside too.
    func unwind(_ edge: Int, in moment: Moment) -> Effect {
        let hop = hop(edge)
        var targets = hop.to.map { flow.bearers(of: $0) } ?? []
        if targets.isEmpty, let selector = hop.selector { targets = flow.screens.filter { $0.facts.unwindActions.contains(selector) }.map(\.id) }
        guard !targets.isEmpty else { return hop.selector == nil ? .unknown(.targetUnknown) : .nothing(.noReceiver) }
        return unwind(to: targets, in: moment)
    }

    func unwind(to targets: [String], in moment: Moment) -> Effect {
        let tried = targets.map { moment.plane.unwinding(to: $0) }
        if let landed = tried.compactMap(\.plane).max(by: { depth($0) < depth($1) }) { return .lands([moment.with(landed)], isSure: true) }
        if tried.contains(.nothing(.alreadyThere)) { return .nothing(.alreadyThere) }
        // Each container asks its other children, then shows the one that answers.
        for index in moment.asides.indices.reversed() {
            let aside = moment.asides[index]
            let holds = aside.branch.contains { $0.id.map(targets.contains) ?? false || $0.behind.contains { $0.contains { $0.id.map(targets.contains) ?? false } } }
            let above = moment.plane.layers.count - 1 - aside.layer
            guard holds, let below = above == 0 ? moment.plane : moment.plane.dismissing(layers: above).plane else { continue }
            guard let turned = turn(to: aside, in: moment.with(below)) else { continue }
            let landed = targets.lazy.compactMap { turned.plane.unwinding(to: $0).plane }.first
            return .lands([landed.map { turned.with($0) } ?? turned], isSure: true)
        }
        return moment.plane.bottomIsKnown ? .nothing(.noReceiver) : .unknown(.targetUnknown)
    }

    /// The more is left standing, the nearer the screen that answers.
    private func depth(_ plane: Plane) -> Int {
        plane.layers.count * 1000 + (plane.top.array?.count ?? 0)
    }

    // MARK: Tabs, columns and panes

    /// Shows what stands aside, and parks what showed there. Layers above stay where they are.
    func turn(to aside: Aside, in moment: Moment) -> Moment? {
        guard let index = moment.asides.firstIndex(of: aside), moment.plane.layers.indices.contains(aside.layer) else { return nil }
        let branch = moment.plane.layers[aside.layer].branch
        guard let container = branch.firstIndex(where: { $0.id == aside.container }), branch.indices.contains(container + 1) else { return nil }
        let shown = Array(branch[(container + 1)...])
        guard let slot = shown.first?.arrival else { return nil }
        var turned = moment
        turned.asides.remove(at: index)
        turned.park(Aside(layer: aside.layer, container: aside.container, slot: slot, branch: shown))
        turned.plane.layers[aside.layer].branch = Array(branch[...container]) + aside.branch
        turned.hasHistory = false
        return turned
    }

    /// `selectedIndex = i`: the tab's preserved stack shows. Layers above are not closed; in a presented layer `tabBarController` is nil.
    func selectTab(_ edge: Int, from spot: Spot?, in moment: Moment) -> Effect {
        let hop = hop(edge)
        let containers: [(layer: Int, id: String)] = moment.plane.layers.enumerated().flatMap { level, layer in
            layer.branch.filter { $0.kind == .tab }.compactMap { seat in seat.id.map { (level, $0) } }
        }
        var found: (layer: Int, id: String)?
        if let owner = hop.on, owner != hop.from {
            found = containers.last { flow.bearers(of: owner).contains($0.id) }
            if found == nil { return .nothing(.receiverAbsent) }
        } else if let spot, hop.receiver == .ownTab || hop.receiver == .itself {
            let layer = spot.layer(in: moment)
            found = containers.last { $0.layer == layer }
            if found == nil { return moment.plane.layers[layer].rootIsKnown ? .nothing(.noTab) : .unknown(.layerUnknown) }
        } else if containers.count == 1 {
            found = containers.first
        }
        guard let found else { return .unknown(.receiverUnknown) }
        let slots = moment.asides.filter { $0.layer == found.layer && $0.container == found.id }
        let wanted = slots.first { aside in
            let filler = self.hop(aside.slot)
            if let to = hop.to { return flow.bearers(of: to).contains(filler.to ?? "") && (hop.position == nil || filler.position == hop.position) }
            return hop.position != nil && filler.position == hop.position
        }
        if wanted == nil, isRefused(hop, by: found.id) { return .refused(.isContainer) }
        if let wanted, let turned = turn(to: wanted, in: moment) { return .lands([turned], isSure: isSure(hop)) }
        let branch = moment.plane.layers[found.layer].branch
        let place = branch.firstIndex { $0.id == found.id }
        if let place, branch.indices.contains(place + 1), let slot = branch[place + 1].arrival {
            let filler = self.hop(slot)
            if filler.to == hop.to || hop.position != nil && filler.position == hop.position { return .nothing(.alreadyThere) }
        }
        return .unknown(.targetUnknown)
    }

    /// The stack behind the last tab of five takes no split view.
    private func isRefused(_ hop: Transition, by container: String) -> Bool {
        let tabs = (structure[container] ?? []).filter { self.hop($0).verb == .tab }
        guard idiom == .phone, tabs.count > 5 else { return false }
        return tabs.contains { edge in
            let filler = self.hop(edge)
            guard let position = filler.position, position > 3, flow.containerKind(of: filler.to ?? "") == .split else { return false }
            return position == hop.position || filler.to == hop.to && hop.to != nil
        }
    }

    // MARK: Web pages

    public func webBack(in moment: Moment) -> Effect {
        guard moment.hasHistory else { return .nothing(.noHistory) }
        var moment = moment
        moment.hasHistory = false
        return .lands([moment], isSure: true)
    }

    /// The web view on top loads another page.
    func webLoad(in moment: Moment) -> Effect {
        if moment.hasHistory { return .nothing(.alreadyThere) }
        var moment = moment
        moment.hasHistory = true
        return .lands([moment], isSure: true)
    }

    // MARK: From outcomes

    func effect(of outcome: Outcome, in moment: Moment? = nil) -> Effect {
        switch outcome {
        case .lands(let plane): moment.map { .lands([$0.with(plane)], isSure: true) } ?? .unknown(.actionUnknown)
        case .nothing(let reason): .nothing(Effect.Why(reason))
        case .unknown(let reason): .unknown(Effect.Why(reason))
        }
    }
}
