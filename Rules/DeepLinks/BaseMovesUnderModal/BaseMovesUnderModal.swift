import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let baseMovesUnderModal = Rule(
        "base-moves-under-modal", .deepLinks, .warning, card: PackageResources.base_moves_under_modal_md
    ) { flow in
        var moves: [String: [Move]] = [:]
        for transition in flow.transitions where transition.certainty > .possible && transition.idioms != [.mac] && transition.entry == nil {
            for occasion in transition.occasions {
                guard let move = move(transition, occasion, in: flow) else { continue }
                let key = "\(transition.location.path) \(transition.from) \(transition.trigger.function ?? "")"
                moves[key, default: []].append(move)
            }
        }
        return moves.keys.sorted().compactMap { finding(moves[$0] ?? [], in: flow) }
    }
}

private struct Move {
    var transition: Transition
    var occasion: Occasion
    var modal: Transition
    /// A control of a modal leads there.
    var isRoute = false
    /// For a route, where the control's screen stands.
    var standing: Standing?
}

private func move(_ transition: Transition, _ occasion: Occasion, in flow: Flow) -> Move? {
    switch occasion.kind {
    case .entry, .change, .command: return nil
    case .route:
        guard isMove(transition, in: flow) || [.push, .show].contains(transition.verb), flow.leavesModals(occasion, over: transition),
            flow.actsOnBase(transition) == true,
            // The control stands in a modal for certain, over a base layer that has the container.
            let standing = flow.some(occasion.name, where: { $0.placement.isModal == true }), standing.certainty == .certain,
            let modal = flow.way(to: standing).last(where: { $0.verb.effect == .present })
        else { return nil }
        return Move(transition: transition, occasion: occasion, modal: modal, isRoute: true, standing: standing)
    case .observer, .timer, .activation, .delegate:
        // Launched while the device is locked, an app finishes its start when its data becomes available.
        guard !occasion.isTested || !occasion.name.hasSuffix("applicationProtectedDataDidBecomeAvailable(_:)") else { return nil }
        // The answer to a question that the screen asks: under a layer, it could not have asked.
        guard transition.trigger.kind != .menu || ![.own, .given].contains(transition.reach) else { return nil }
        guard isMove(transition, in: flow), flow.leavesModals(occasion, over: transition), flow.actsOnBase(transition) == true else { return nil }
        let above = flow.modals(over: transition, during: occasion).first { modal in
            // A screen that leaves its own stack is covered only by what it shows itself, or what those above it show.
            transition.reach != .own || modal.from == transition.from
                || flow.standings(of: modal.from).contains { $0.below.contains(transition.from) }
        }
        return above.map { Move(transition: transition, occasion: occasion, modal: $0) }
    }
}

private func isMove(_ transition: Transition, in flow: Flow) -> Bool {
    // What a container is filled with while it is made, nothing can stand over.
    if transition.trigger.function?.hasPrefix("init(") == true, flow.containerKind(of: transition.from) != nil { return false }
    switch transition.verb {
    case .pop, .popTo, .popToRoot, .setStack, .root, .selectTab, .column: return true
    case .embed: return transition.exchanges && isInterface(transition.from, in: flow)
    default: return false
    }
}

/// A window's root that shows one interface or another: its children are stacks, tabs or columns.
private func isInterface(_ id: String, in flow: Flow) -> Bool {
    guard flow.transitions(to: id).contains(where: { $0.verb == .root && $0.wrapped == nil }) else { return false }
    return flow.transitions(from: id).contains { child in
        guard child.verb == .embed, child.exchanges else { return false }
        return child.wrapped != nil || child.to.map { flow.containerKind(of: $0) != nil } == true
    }
}

private func finding(_ moves: [Move], in flow: Flow) -> Finding? {
    let sorted = moves.sorted { ($0.isRoute ? 1 : 0, $0.occasion.hops, $0.transition.location) < ($1.isRoute ? 1 : 0, $1.occasion.hops, $1.transition.location) }
    guard let first = sorted.first else { return nil }
    let transition = first.transition
    var related: [Note] = []
    var known: Set<Span> = [transition.location]
    func note(_ text: String, _ place: Span?) {
        if let place, known.insert(place).inserted { related.append(Note(text, at: place)) }
    }
    note(first.isRoute ? "The control leads there from here" : "It is told of here", first.occasion.location)
    note("It leads there from here", first.occasion.step)
    note("“\(flow.name(of: first.modal.to))” can be presented over it", first.modal.location)
    for other in sorted.dropFirst().prefix(12) {
        note("It moves here as well", other.transition.location)
        note("So does this", other.occasion.location)
    }
    // A publisher may begin at once, when its container is only being set up.
    let certainty = min(transition.certainty, first.modal.certainty)
    let isVague = first.occasion.kind == .observer && first.occasion.name.isEmpty || transition.verb == .column
    return Finding(
        "\(cause(of: first, in: flow)) \(deed(of: transition, in: flow)); an open “\(flow.name(of: first.modal.to))” "
            + (transition.verb == .root ? "is left behind." : "stays on top."),
        at: transition.location, screen: flow.screen(transition.from)?.id,
        edge: "\(transition.from) \(transition.verb.rawValue) \(transition.trigger.function ?? "")",
        certainty: certainty, reason: first.isRoute ? "route" : nil, severity: first.isRoute || isVague ? .info : nil,
        standing: first.standing ?? flow.witness(of: first.modal, atLeast: certainty), related: related, fix: "Dismiss first and move in the completion.",
        subjects: moves.flatMap { move in flow.transitions.filter { $0.location == move.transition.location && $0.verb == move.transition.verb } }
            .map { .transition($0.id) })
}

private func cause(of move: Move, in flow: Flow) -> String {
    switch move.occasion.kind {
    case .timer: "A timer"
    case .activation: "A change of the app’s state"
    case .delegate: "A callback"
    case .route: "A control of “\(flow.name(of: move.occasion.name))”"
    default: move.occasion.name.isEmpty ? "An observer" : "The observer of “\(move.occasion.name)”"
    }
}

private func deed(of transition: Transition, in flow: Flow) -> String {
    switch transition.verb {
    case .pop, .popTo: "pops a stack of the base layer"
    case .popToRoot: "resets a stack of the base layer"
    case .setStack, .column: "replaces a part of the base layer by “\(flow.name(of: transition.to))”"
    case .root, .embed: "replaces the base layer by “\(flow.name(of: transition.to))”"
    case .selectTab: "switches the tab of the base layer"
    default: "pushes “\(flow.name(of: transition.to))” on the base layer"
    }
}
