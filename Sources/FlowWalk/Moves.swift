import Diagnostics
import FlowGraph

/// One thing that happens: what the user does, or what code does by itself.
public struct Move: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case launch, link
        /// A screen shows, and how one gets there is not known.
        case shown
        /// A control, row, gesture or code without a known trigger runs a transition.
        case tap
        /// Code runs a transition by itself: on appearing, or later.
        case runs
        /// The system's own ways out.
        case back, backMenu = "back-menu", swipeBack = "swipe-back", contentSwipe = "content-swipe", swipeDown = "swipe-down", tapOutside = "tap-outside"
        /// Ways out of the app's own.
        case leading, trailing, button, row, gesture, menu, code
        /// The tab bar, and what stands beside in other panes.
        case tab, turn
        case page, webBack = "web-back"
    }

    public var kind: Kind
    /// The transition behind it, as an index into the graph's.
    public var edge: Int?
    public var look: Look?
    public var label: String?
    /// The screen it happens on.
    public var on: String?
    /// It stands under a condition.
    public var isConditional = false
    public var location: Span?

    public init(
        _ kind: Kind, edge: Int? = nil, look: Look? = nil, label: String? = nil, on: String? = nil, isConditional: Bool = false, location: Span? = nil
    ) {
        self.kind = kind
        self.edge = edge
        self.look = look
        self.label = label
        self.on = on
        self.isConditional = isConditional
        self.location = location
    }

    /// The user does it by something that is known to be there.
    public var isByUser: Bool { ![.runs, .code, .launch, .link, .shown].contains(kind) }
    /// A gesture or button that the system brings.
    public var isSystems: Bool { [.back, .backMenu, .swipeBack, .contentSwipe, .swipeDown, .tapOutside].contains(kind) }
}

/// A move that can be made in a moment, and what it does.
public struct Choice: Hashable, Sendable {
    public var move: Move
    public var effect: Effect
}

extension Machine {
    /// Everything that the user, or code by itself, can do in a moment; links are not among it.
    public func choices(in moment: Moment) -> [Choice] { choices(in: moment, [:]) }

    /// Who can act in the moment: the screen that shows, what it embeds, and the containers around it.
    func actors(in moment: Moment) -> [(standing: Standing, seat: Int)] {
        let plane = moment.plane
        guard let face = plane.top.faceSeat, flow.screen(plane.top.branch[face].id) != nil else { return [] }
        let standing = standing(ofSeat: face, in: plane)
        let embedded = (parts[standing.screen] ?? []).map { id -> (standing: Standing, seat: Int) in
            var part = standing
            (part.screen, part.arrival) = (id, nil)
            return (part, face)
        }
        // The stack that a view's body brings bears the view's name; what is in the view is its root's, not the stack's.
        let around = plane.top.branch.indices.filter { index in
            let seat = plane.top.branch[index]
            return index < face && flow.screen(seat.id) != nil && !(seat.kind == .nav && seat.isSwiftUI)
        }
        return [(standing, face)] + embedded + around.map { (self.standing(ofSeat: $0, in: plane), $0) }
    }

    /// What one actor can do where it stands, whatever lies behind it.
    struct Options: Sendable {
        var exits: [ExitHere]
        var edges: [Int]
    }
    struct OptionsKey: Hashable {
        var screen: String
        var arrival: Int?
        var placement: Placement
        /// Screens below whose code reaches the stack's gesture.
        var below: Set<String>
    }

    func key(of standing: Standing) -> OptionsKey {
        OptionsKey(
            screen: standing.screen, arrival: standing.arrival, placement: standing.placement, below: standing.below.intersection(gestureOwners))
    }

    func options(of actor: Standing, isAround: Bool, in plane: Plane) -> Options {
        let lineage = flow.steps.lineages[actor.screen] ?? [actor.screen]
        // Its controls may act on the stack of another screen; of what others do on its own, only code that is no screen's is its user's.
        let here = flow.steps.from(actor, in: graph).map(\.edge).filter { lineage.contains(hop($0).from) || flow.screen(hop($0).from) == nil }
        let elsewhere = lineage.flatMap { flow.steps.outgoing[$0] ?? [] }.filter { edge in
            hop(edge).on.map { $0 != actor.screen && flow.screen($0) != nil } ?? false
        }
        let edges = here + elsewhere + (routed[actor.screen] ?? [])
        return Options(exits: isAround ? [] : flow.exits(at: actor, in: plane), edges: edges.filter(isMove))
    }

    func choices(in moment: Moment, _ known: [OptionsKey: Options]) -> [Choice] {
        let plane = moment.plane
        guard let face = plane.top.faceSeat else { return [] }
        let level = plane.layers.count - 1
        let seat = plane.top.branch[face]
        guard flow.screen(seat.id) != nil else { return foreign(seat, standing(ofSeat: face, in: plane), moment) + beside(moment) }
        var choices: [Choice] = []
        for (index, actor) in actors(in: moment).enumerated() {
            let options = known[key(of: actor.standing)] ?? options(of: actor.standing, isAround: actor.seat < face, in: plane)
            let exits = options.exits.map { here($0, in: plane) }
            let spot = Spot.shown(layer: level, seat: actor.seat)
            var joined: Set<Int> = []
            if index == 0 { choices += systemsOwn(exits, actor.standing, moment) }
            choices += waysOut(exits, options.edges, actor.standing, spot, moment, joined: &joined)
            choices += waysOn(options.edges.filter { !joined.contains($0) }, actor.standing, spot, moment)
        }
        return distinct(choices + pages(flow.screen(seat.id), moment) + beside(moment))
    }

    /// The same way out in another plane: what it does there follows from its effect.
    func here(_ exit: ExitHere, in plane: Plane) -> ExitHere {
        guard case .does(let effect, _) = exit.result else { return exit }
        var exit = exit
        switch (effect, exit.verb) {
        case (.parent, _): exit.result = .does(effect, plane.popping())
        case (.closesLayer, _): exit.result = .does(effect, plane.dismissing())
        case (.further, .popToRoot?): exit.result = .does(effect, plane.poppingToRoot())
        case (.further(let target?), .unwind?), (.further(let target?), .segueUnwind?):
            exit.result = .does(effect, nearest(flow.bearers(of: target).map { plane.unwinding(to: $0) }))
        case (.further(let target?), _):
            let outcome = nearest(flow.bearers(of: target).map { plane.popping(to: $0) })
            exit.result = outcome == .nothing(.notInStack) ? .does(.unknown, .unknown(.notInStack)) : .does(effect, outcome)
        default: break
        }
        return exit
    }

    private func nearest(_ tried: [Outcome]) -> Outcome { tried.first { $0.plane != nil } ?? tried.first ?? .unknown(.targetUnknown) }

    /// Two controls that do the same are one choice.
    private func distinct(_ choices: [Choice]) -> [Choice] {
        struct Key: Hashable {
            var kind: Move.Kind
            var edge: Int?
            var effect: Effect
            var look: Look?
            var isConditional: Bool
        }
        var seen: Set<Key> = []
        return choices.filter { choice in
            let edge = choice.move.edge.map(arrival)
            let key = Key(kind: choice.move.kind, edge: edge, effect: choice.effect, look: choice.move.look, isConditional: choice.move.isConditional)
            return seen.insert(key).inserted
        }
    }

    // MARK: Back and out

    /// The system's button and gestures, as the exits at the standing say (tables 2.6 and 2.7).
    private func systemsOwn(_ exits: [ExitHere], _ standing: Standing, _ moment: Moment) -> [Choice] {
        var choices = wedging(standing)
        for exit in exits {
            // With a pointer nothing is swiped (corner case 17).
            if idiom == .mac, exit.means != .backButton { continue }
            guard let kind = Machine.systemKind(exit.means), case .does(_, let outcome) = exit.result else {
                if exit.means == .edgeSwipe, hasContentSwipe, case .off(let cause) = exit.result {
                    // The content's recognizer is another one than the edge's, and has to be switched off by itself.
                    let effect = cause == .gestureLocked ? effect(of: moment.plane.popping(), in: moment) : .unknown(.actionUnknown)
                    choices.append(Choice(move: Move(.contentSwipe, on: standing.screen), effect: effect))
                }
                continue
            }
            let effect = effect(of: outcome, in: moment)
            let choice = Choice(move: Move(kind, on: standing.screen), effect: effect)
            choices.append(kind == .swipeDown || kind == .tapOutside
                ? answered(choice, byHost: ["presentationControllerDidDismiss(_:)", "onDismiss"], from: moment) : choice)
            if kind == .back { choices += levels(behind: standing, moment) }
            if kind == .swipeBack, hasContentSwipe {
                choices.append(Choice(move: Move(.contentSwipe, on: standing.screen), effect: effect))
            }
        }
        return choices
    }

    /// The menu of the back button, from iOS 14: every level behind but the next, in one step (corner case 27).
    private func levels(behind standing: Standing, _ moment: Moment) -> [Choice] {
        guard case .at(let index) = moment.plane.top.stack, moment.plane.top.branch[index].behind.count > 1 else { return [] }
        let behind = moment.plane.top.branch[index].behind
        return behind.indices.dropLast().reversed().map { place in
            var plane = moment.plane
            plane.top.branch[index].behind = Array(behind[..<place])
            plane.top.branch = Array(plane.top.branch[...index]) + behind[place]
            let move = Move(.backMenu, label: behind[place].face, on: standing.screen)
            return Choice(move: move, effect: .lands([moment.with(plane)], isSure: true))
        }
    }

    /// A swipe at the root that nothing refuses: the stack takes no touch after it (corner case 8).
    private func wedging(_ standing: Standing) -> [Choice] {
        guard idiom != .mac, standing.placement.inStack == true, standing.placement.atRoot == true, let screen = flow.screen(standing.screen),
            flow.gestureWrites(reaching: screen, at: standing).contains(where: { write in
                guard write.kind == .delegate, write.recognizer == .edge, write.guarded == .always, !write.restored, !write.forwards else { return false }
                return write.value == .null || write.value == .object && write.depthTest == .absent
            })
        else { return [] }
        return [Choice(move: Move(.swipeBack, on: standing.screen), effect: .refused(.wedged))]
    }

    private static func systemKind(_ means: ExitHere.Means) -> Move.Kind? {
        switch means {
        case .backButton: .back
        case .edgeSwipe: .swipeBack
        case .swipeDown: .swipeDown
        case .tapOutside: .tapOutside
        case .leadingItem, .trailingItem, .bodyButton, .row, .gesture, .menu, .code: nil
        }
    }

    /// What is not in the sources has buttons of its own, which close it.
    private func foreign(_ seat: Seat, _ standing: Standing, _ moment: Moment) -> [Choice] {
        if standing.placement.isPushed {
            return [Choice(move: Move(.back, on: seat.id), effect: effect(of: moment.plane.popping(), in: moment))]
        }
        guard moment.plane.layers.count > 1 else { return [] }
        return [Choice(move: Move(.button, on: seat.id), effect: effect(of: moment.plane.dismissing(), in: moment))]
    }

    // MARK: On

    private func waysOn(_ edges: [Int], _ standing: Standing, _ spot: Spot, _ moment: Moment) -> [Choice] {
        edges.compactMap { edge in
            let hop = hop(edge)
            guard let kind = Machine.kind(of: hop) else { return nil }
            let move = Move(
                kind, edge: edge, look: hop.trigger.look, label: hop.trigger.label, on: standing.screen, isConditional: hop.guarded != .always,
                location: hop.location)
            return Choice(move: move, effect: after(hop.after, edge, spot, moment))
        }
    }

    private func isMove(_ edge: Int) -> Bool {
        let hop = hop(edge)
        guard !hop.isStructure, !hop.unreached, hop.entry == nil, hop.certainty > .possible, hop.runs(on: idiom) else { return false }
        // What shows the destination of a value is a link or the path it is put on, where such are known.
        if hop.verb == .destination, hop.identifier != nil, hop.to.map(pushed.contains) ?? false { return false }
        return Machine.kind(of: hop) != nil && isTop(of: hop) && (hop.to != nil || hop.verb == .selectTab)
    }

    /// Ways on that are moves: alerts close themselves, and what another screen's delegate asks for comes with that screen's exits.
    private static func kind(of hop: Transition) -> Move.Kind? {
        switch hop.verb.effect {
        case .push, .show, .showDetail, .present, .setStack, .selectTab: break
        case .root where !hop.isStructure: break
        default: return nil
        }
        switch hop.trigger.kind {
        case .leadingItem, .trailingItem, .bodyButton, .row, .gesture, .menu, .unknown: return .tap
        case .lifecycle, .async: return .runs
        case .callback, .entry: return nil
        }
    }

    /// Of the screens that one call puts into a stack, the last is what shows.
    private func isTop(of hop: Transition) -> Bool {
        guard hop.verb == .setStack, let position = hop.position else { return true }
        return !(flow.steps.outgoing[hop.from] ?? []).contains { other in
            let other = self.hop(other)
            return other.verb == .setStack && other.location == hop.location && (other.position ?? 0) > position
        }
    }

    /// A transition that follows a way out on the same path: what was left is not there any more when it runs.
    private func after(_ preceding: Preceding?, _ edge: Int, _ spot: Spot, _ moment: Moment) -> Effect {
        guard let preceding, let actor = actor(at: spot, for: nil, in: moment) else { return step(edge, from: spot, in: moment) }
        let hop = hop(edge)
        let left: Effect
        switch preceding.verb {
        case .unwind, .segueUnwind: return .unknown(.actionUnknown)
        default: left = leave(Exit(preceding.verb, on: preceding.receiver), by: actor, in: moment)
        }
        switch left {
        case .nothing: return step(edge, from: spot, in: moment)
        case .refused, .unknown: return left
        case .lands(let moments, let isSure):
            guard let before = moments.first, moments.count == 1 else { return .unknown(.actionUnknown) }
            if hop.afterPop { return .nothing(.noStack) }
            if hop.on != nil || hop.verb == .root || hop.verb == .selectTab {
                guard case .lands(let then, let sureToo) = step(edge, from: nil, in: before) else { return step(edge, from: nil, in: before) }
                return .lands(then, isSure: isSure && sureToo)
            }
            // Who shows it then is what the left screen stood on.
            let isCaptured = [.presenting, .otherNav, .ownNav, .windowRoot].contains(hop.receiver) || hop.reach == .topmost
            guard isCaptured, let face = before.plane.top.faceSeat else { return .unknown(.receiverUnknown) }
            let host = Actor(layer: before.plane.layers.count - 1, seat: face, standing: standing(ofSeat: face, in: before.plane))
            let shown: Effect
            switch hop.verb.effect {
            case .push: shown = push(edge, by: host, in: before)
            case .present: shown = present(edge, by: host, in: before)
            case .setStack: shown = setStack(edge, by: host, in: before)
            default: return .unknown(.receiverUnknown)
            }
            // What has presented the layer is what lies under it.
            return hop.receiver == .presenting && isSure && before.plane.layers.count == moment.plane.layers.count - 1 ? shown : unsure(shown)
        }
    }

    private func unsure(_ effect: Effect) -> Effect {
        if case .lands(let moments, _) = effect { .lands(moments, isSure: false) } else { effect }
    }

    // MARK: Beside

    /// Tabs and panes that the user can turn to: those of the top layer.
    private func beside(_ moment: Moment) -> [Choice] {
        let level = moment.plane.layers.count - 1
        return moment.asides.filter { $0.layer == level }.compactMap { aside in
            guard let container = moment.plane.top.branch.first(where: { $0.id == aside.container }), let turned = turn(to: aside, in: moment) else { return nil }
            let kind: Move.Kind = container.kind == .tab ? .tab : .turn
            let label = aside.branch.face ?? hop(aside.slot).to
            let move = Move(kind, edge: aside.slot, label: label, on: aside.container, location: hop(aside.slot).location)
            return Choice(move: move, effect: .lands([turned], isSure: true))
        }
    }

    private func pages(_ screen: Screen?, _ moment: Moment) -> [Choice] {
        guard let screen, screen.facts.web.contains(where: { $0.loads != .local }) else { return [] }
        guard moment.hasHistory else { return [Choice(move: Move(.page, on: screen.id), effect: webLoad(in: moment))] }
        let controls = screen.facts.leading + screen.facts.trailing + screen.facts.body
        let goesBack = screen.facts.web.contains { $0.gestures == .on || $0.back } || controls.contains(where: \.goesBackInWeb)
        return goesBack ? [Choice(move: Move(.webBack, on: screen.id), effect: webBack(in: moment))] : []
    }
}
