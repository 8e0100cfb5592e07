import Diagnostics
import FlowGraph

// The step function: one function a verb (rules.md 2.1 to 2.4).

extension Machine {
    /// Who acts: a seat of a branch that shows in a layer, and how it stands.
    struct Actor {
        var layer: Int
        var seat: Int
        var standing: Standing
        /// The controller is in no window: it stands in a tab that does not show, or under others in its stack.
        var isHidden = false
    }

    /// What one transition makes of the moment, whoever or whatever runs it; `spot` is where its source stands, nil for code that is
    /// no screen.
    public func step(_ edge: Int, from spot: Spot?, in moment: Moment) -> Effect {
        let hop = hop(edge)
        switch hop.verb {
        case .webBack: return webBack(in: moment)
        case .webLoad: return webLoad(in: moment)
        case .selectTab: return selectTab(edge, from: spot, in: moment)
        case .root where !hop.isStructure: return root(edge, in: moment)
        default: break
        }
        if hop.verb.isExit { return leave(edge, from: spot, in: moment) }
        guard let spot = receiver(of: hop, from: spot, in: moment) else {
            return hop.on == nil ? .unknown(.receiverUnknown) : .nothing(.receiverAbsent)
        }
        if case .aside(let index) = spot {
            if hop.verb.effect == .present || hop.verb.effect == .alert { return .nothing(.notShowing) }
            return within(aside: index, of: moment, acting: flow.bearers(of: hop.on ?? hop.from)) { actor, moment in
                step(edge, by: actor, in: moment)
            }
        }
        guard let actor = actor(at: spot, for: hop, in: moment) else { return .unknown(.receiverUnknown) }
        return trapping(hop, step(edge, by: actor, in: moment))
    }

    /// What is sent to nil does nothing; unwrapped by force it ends the process (corner case 2).
    func trapping(_ hop: Transition, _ effect: Effect) -> Effect {
        guard hop.forced, [.nothing(.noStack), .nothing(.noTab), .nothing(.nothingPresented)].contains(effect) else { return effect }
        if effect == .nothing(.nothingPresented), hop.receiver != .presenting, hop.receiver != .presented { return effect }
        return .refused(.trapped)
    }

    private func step(_ edge: Int, by actor: Actor, in moment: Moment) -> Effect {
        switch hop(edge).verb.effect {
        case .push: push(edge, by: actor, in: moment)
        case .show: show(edge, by: actor, in: moment)
        case .showDetail: showDetail(edge, by: actor, in: moment)
        case .present: present(edge, by: actor, in: moment)
        case .alert: alert(edge, by: actor, in: moment)
        case .setStack: setStack(edge, by: actor, in: moment)
        case .root, .tab, .column, .embed, .back, .selectTab, .opaque: .unknown(.actionUnknown)
        }
    }

    /// The spot a call is sent to: the screen itself, the one that `on` names, or what has presented the layer.
    private func receiver(of hop: Transition, from spot: Spot?, in moment: Moment) -> Spot? {
        if let owner = hop.on, owner != hop.from { return moment.spot(of: flow.bearers(of: owner)) }
        if hop.reach == .topmost { return topSpot(of: moment) }
        guard let spot else {
            return hop.receiver == .windowRoot || hop.reach == .window || hop.reach == .containersOnly ? moment.spot(of: baseFace(of: moment)) : nil
        }
        guard hop.receiver == .presenting else { return spot }
        let level = spot.layer(in: moment)
        guard level > 0, let face = moment.plane.layers[level - 1].faceSeat else { return nil }
        return .shown(layer: level - 1, seat: face)
    }

    private func topSpot(of moment: Moment) -> Spot? {
        moment.plane.top.faceSeat.map { .shown(layer: moment.plane.layers.count - 1, seat: $0) }
    }

    private func baseFace(of moment: Moment) -> [String] { [moment.plane.layers[0].face].compactMap { $0 } }

    func actor(at spot: Spot, for hop: Transition?, in moment: Moment) -> Actor? {
        switch spot {
        case .shown(let layer, let seat):
            return Actor(layer: layer, seat: seat, standing: standing(ofSeat: seat, layer: layer, in: moment))
        case .covered(let layer, let seat):
            guard moment.plane.layers[layer].branch.indices.contains(seat + 1) else { return nil }
            var standing = standing(ofSeat: seat + 1, layer: layer, in: moment)
            standing.screen = hop?.on ?? hop?.from ?? standing.screen
            return Actor(layer: layer, seat: seat + 1, standing: standing, isHidden: true)
        case .aside: return nil
        }
    }

    // MARK: Sideways

    /// `pushViewController`: appends to the array of the stack around the actor, in its layer, whatever covers that layer.
    func push(_ edge: Int, by actor: Actor, in moment: Moment) -> Effect {
        let hop = hop(edge)
        if hop.already != nil { return .refused(.alreadyInHierarchy) }
        switch stack(around: actor, in: moment) {
        case .unknown: return .unknown(.stackUnknown)
        case .none:
            // A link in a split's sidebar or content column fills the next column.
            let isLink = hop.verb == .link || hop.verb == .destination
            guard isLink, actor.standing.placement.fillsColumn else { return .nothing(.noStack) }
            return column(edge, by: actor, in: moment)
        case .at(let index): return pushed(edge, onStackAt: index, by: actor, in: moment)
        }
    }

    /// A link of SwiftUI: a push where there is a stack, else it fills the next column, or is disabled (rules.md 2.3).
    func link(_ edge: Int, by actor: Actor, in moment: Moment) -> Effect { push(edge, by: actor, in: moment) }

    private func pushed(_ edge: Int, onStackAt index: Int, by actor: Actor, in moment: Moment) -> Effect {
        let hop = hop(edge)
        guard let target = hop.to else { return .unknown(.targetUnknown) }
        if let refusal = refusal(ofPushing: target, hop) { return .refused(refusal) }
        var layer = moment.plane.layers[actor.layer]
        let shown = Array(layer.branch[(index + 1)...])
        if shown.isEmpty { layer.branch[index].bottomIsKnown = false } else { layer.branch[index].behind.append(shown) }
        layer.branch = Array(layer.branch[...index]) + [seat(for: target, by: edge)]
        return settled(layer, at: actor.layer, in: moment, isSure: isSure(hop))
    }

    /// UIKit refuses to push a navigation or split view controller; SwiftUI's stacks nest.
    private func refusal(ofPushing target: String, _ hop: Transition) -> Effect.Why? {
        if let wrapper = hop.wrapped, !flow.isSwiftUIStack(wrapper) { return .isContainer }
        guard flow.screen(target)?.technology != .swiftui else { return nil }
        switch flow.containerKind(of: target) {
        case .nav?, .split?: return .isContainer
        default: return nil
        }
    }

    /// The stack that `navigationController` gives the actor, or that it is.
    func stack(around actor: Actor, in moment: Moment) -> InnermostStack {
        var layer = moment.plane.layers[actor.layer]
        if layer.branch[actor.seat].kind == .nav { return .at(actor.seat) }
        layer.branch = Array(layer.branch[..<actor.seat])
        return layer.stack
    }

    /// `setViewControllers`, and writes of a whole path: what the same call puts under it comes with it.
    func setStack(_ edge: Int, by actor: Actor, in moment: Moment) -> Effect {
        let hop = hop(edge)
        guard let target = hop.to else { return .unknown(.targetUnknown) }
        if hop.already?.kind == .duplicate { return .refused(.alreadyInHierarchy) }
        switch stack(around: actor, in: moment) {
        case .none: return .nothing(.noStack)
        case .unknown: return .unknown(.stackUnknown)
        case .at(let index):
            var layer = moment.plane.layers[actor.layer]
            let position = hop.position ?? 0
            let mates = flow.steps.stackMates(of: hop, below: position, in: graph).filter { $0.to != nil && $0.entry == hop.entry }
            let under = (0..<position).compactMap { place in mates.first { $0.position == place }?.to }
            layer.branch[index].behind = under.map { [Seat($0, flow.screen($0)?.kind ?? .system, isSwiftUI: flow.screen($0)?.technology == .swiftui)] }
            layer.branch[index].bottomIsKnown = hop.position != nil && under.count == position
            layer.branch = Array(layer.branch[...index]) + [seat(for: target, by: edge)]
            return settled(layer, at: actor.layer, in: moment, isSure: isSure(hop) && hop.position != nil)
        }
    }

    // MARK: Adaptive verbs

    /// `show`: the nearest parent that answers decides (corner case 12).
    func show(_ edge: Int, by actor: Actor, in moment: Moment) -> Effect {
        let hop = hop(edge)
        let bringsStack = hop.wrapped != nil || flow.containerKind(of: hop.to ?? "") == .nav
        if !bringsStack, hop.receiver == .ownNav || hop.receiver == .otherNav { return push(edge, by: actor, in: moment) }
        if flow.screen(actor.standing.screen)?.facts.answersShow == true { return .unknown(.actionUnknown) }
        let stack = stack(around: actor, in: moment)
        if let split = split(around: actor, in: moment) {
            if case .at = stack, !bringsStack { return push(edge, by: actor, in: moment) }
            return filling(columnOf: split, with: edge, by: actor, in: moment)
        }
        switch stack {
        case .at: return bringsStack ? present(edge, by: actor, in: moment) : push(edge, by: actor, in: moment)
        case .none: return present(edge, by: actor, in: moment)
        case .unknown: return .unknown(.stackUnknown)
        }
    }

    /// `showDetailViewController`: the detail column, a push where the split is collapsed, a presentation without a split.
    func showDetail(_ edge: Int, by actor: Actor, in moment: Moment) -> Effect {
        if let split = split(around: actor, in: moment) { return filling(columnOf: split, with: edge, by: actor, in: moment) }
        if !moment.plane.layers[actor.layer].rootIsKnown { return .unknown(.layerUnknown) }
        return present(edge, by: actor, in: moment)
    }

    private func column(_ edge: Int, by actor: Actor, in moment: Moment) -> Effect {
        guard let split = split(around: actor, in: moment) else { return .nothing(.noStack) }
        return filling(columnOf: split, with: edge, by: actor, in: moment)
    }

    private func split(around actor: Actor, in moment: Moment) -> Int? {
        moment.plane.layers[actor.layer].branch[...actor.seat].lastIndex { $0.kind == .split }
    }

    /// Puts the target into the split's next column; where the columns are one stack, on top of that (rules.md 2.5).
    private func filling(columnOf split: Int, with edge: Int, by actor: Actor, in moment: Moment) -> Effect {
        let hop = hop(edge)
        var layer = moment.plane.layers[actor.layer]
        var moment = moment
        let old = Array(layer.branch[(split + 1)...])
        if !isExpanded, let first = layer.branch.indices.contains(split + 1) ? layer.branch[split + 1] : nil, first.kind == .nav {
            let shown = Array(layer.branch[(split + 2)...])
            if !shown.isEmpty { layer.branch[split + 1].behind.append(shown) }
            // UIKit itself nests a detail's navigation controller in the primary one.
            layer.branch = Array(layer.branch[...(split + 1)]) + content(of: edge)
            return settled(layer, at: actor.layer, in: moment, isSure: isSure(hop))
        }
        let container = layer.branch[split].id ?? ""
        let isFromDetail = old.first?.column.map { $0 == "secondary" || $0 == "detail" } ?? false
        if !isFromDetail, let slot = old.first?.arrival {
            moment.park(Aside(layer: actor.layer, container: container, slot: slot, branch: old))
        }
        // What the detail column held is gone.
        moment.asides.removeAll { aside in
            aside.layer == actor.layer && aside.container == container
                && (aside.branch.first?.column.map { $0 == "secondary" || $0 == "detail" } ?? false)
        }
        var new = content(of: edge)
        new[0].column = "secondary"
        layer.branch = Array(layer.branch[...split]) + new
        return settled(layer, at: actor.layer, in: moment, isSure: isSure(hop))
    }

    // MARK: Upwards

    /// `present`, sheets, covers and popovers: a layer above the actor's, unless something is presented there already.
    func present(_ edge: Int, by actor: Actor, in moment: Moment) -> Effect {
        let hop = hop(edge)
        if let already = hop.already?.kind, already != .kept { return .refused(.alreadyInHierarchy) }
        if idiom == .pad, hop.style == .popover, hop.anchor == .missing { return .refused(.noAnchor) }
        if actor.isHidden { return .nothing(.notShowing) }
        guard actor.layer == moment.plane.layers.count - 1 else { return busy(actor, in: moment) }
        var layer = PlaneLayer(presenter: actor.standing.screen, branch: content(of: edge))
        layer.style = hop.style ?? Machine.style(of: hop.verb)
        layer.isLocked = hop.blocked == .always
        var plane = moment.plane
        plane.layers.append(layer)
        let base = moment.with(plane)
        return settled(layer, at: plane.layers.count - 1, in: base, isSure: isSure(hop))
    }

    /// An active search is a presented controller too, unless the host's context is another one's, which is not known (corner case 5).
    private func busy(_ actor: Actor, in moment: Moment) -> Effect {
        let isSearch = moment.plane.layers[actor.layer + 1].branch.contains { $0.id == "UISearchController" }
        return isSearch ? .unknown(.presenterBusy) : .nothing(.presenterBusy)
    }

    /// An alert or action sheet: a layer that closes itself. Until then it keeps its host busy (corner case 4).
    func alert(_ edge: Int, by actor: Actor, in moment: Moment) -> Effect {
        let hop = hop(edge)
        if idiom == .pad, hop.verb == .actionSheet, hop.anchor == .missing { return .refused(.noAnchor) }
        if actor.isHidden { return .nothing(.notShowing) }
        guard actor.layer == moment.plane.layers.count - 1 else { return .nothing(.presenterBusy) }
        var plane = moment.plane
        plane.layers.append(PlaneLayer(style: .overFullScreen, presenter: actor.standing.screen, branch: [Seat(hop.to, .alert, arrival: arrival(edge))]))
        return .lands([moment.with(plane)], isSure: true)
    }

    static func style(of verb: Verb) -> PresentationStyle {
        switch verb {
        case .sheet: .sheet
        case .cover: .cover
        case .popover, .seguePopover, .seguePopoverPresentation: .popover
        default: .automatic
        }
    }

    // MARK: The window

    /// A window gets another root: the base layer and all its stacks are forgotten. What is presented above is not dismissed for the app.
    func root(_ edge: Int, in moment: Moment) -> Effect {
        let hop = hop(edge)
        let isDealtWith = moment.plane.layers.count == 1 || hop.after?.verb == .dismiss || hop.care == .dismissal
        let landed = start(edge)
        return .lands(landed, isSure: isDealtWith && isSure(hop))
    }

    /// The moments a window begins with.
    func start(_ edge: Int) -> [Moment] {
        settle(Moment(plane: Plane(layers: [PlaneLayer(branch: content(of: edge))])), layer: 0)
    }

    // MARK: Seats

    func seat(for id: String, by edge: Int) -> Seat {
        let screen = flow.screen(id)
        return Seat(id, flow.containerKind(of: id) ?? screen?.kind ?? .system, isSwiftUI: screen?.technology == .swiftui, arrival: arrival(edge))
    }

    /// What a transition puts into an empty place: its wrapper, then the target.
    func content(of edge: Int) -> [Seat] {
        let hop = hop(edge)
        var seats: [Seat] = []
        if let container = hop.enclosed { seats.append(Seat(container, .custom, mayBringStack: true, arrival: arrival(edge))) }
        if let wrapper = hop.wrapped { seats.append(Seat(wrapper, .nav, isSwiftUI: flow.isSwiftUIStack(wrapper), arrival: arrival(edge))) }
        if let target = hop.to { seats.append(seat(for: target, by: edge)) }
        return seats
    }

    /// A call on a receiver of the sources' own that cannot be told may act elsewhere.
    func isSure(_ hop: Transition) -> Bool {
        guard hop.certainty == .certain, !hop.unreached else { return false }
        return hop.on != nil || ![.otherNav, .unknown, .parent].contains(hop.receiver) || hop.verb.isSegue
    }

    func settled(_ layer: PlaneLayer, at level: Int, in moment: Moment, isSure: Bool) -> Effect {
        var plane = moment.plane
        plane.layers[level] = layer
        return .lands(settle(moment.with(plane), layer: level), isSure: isSure)
    }

    /// Lets a change happen to a branch that does not show, and parks it again.
    func within(aside index: Int, of moment: Moment, acting ids: [String], _ change: (Actor, Moment) -> Effect) -> Effect {
        let aside = moment.asides[index]
        guard let container = moment.plane.layers[aside.layer].branch.firstIndex(where: { $0.id == aside.container }) else { return .unknown(.layerUnknown) }
        let shown = Array(moment.plane.layers[aside.layer].branch[(container + 1)...])
        var turned = moment
        turned.asides.remove(at: index)
        turned.plane.layers[aside.layer].branch = Array(moment.plane.layers[aside.layer].branch[...container]) + aside.branch
        let branch = turned.plane.layers[aside.layer].branch
        let seat = branch.lastIndex { $0.id.map(ids.contains) ?? false } ?? branch.index(before: branch.endIndex)
        let acting = Actor(layer: aside.layer, seat: seat, standing: standing(ofSeat: seat, layer: aside.layer, in: turned), isHidden: true)
        guard case .lands(let moments, let isSure) = change(acting, turned) else { return change(acting, turned) }
        let back = moments.map { after -> Moment in
            var after = after
            let layer = after.plane.layers[aside.layer].branch
            after.park(Aside(layer: aside.layer, container: aside.container, slot: aside.slot, branch: Array(layer[(container + 1)...])))
            after.plane.layers[aside.layer].branch = Array(layer[...container]) + shown
            return after
        }
        return .lands(back, isSure: isSure)
    }
}
