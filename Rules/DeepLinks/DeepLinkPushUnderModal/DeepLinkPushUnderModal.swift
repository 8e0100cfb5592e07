import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let deepLinkPushUnderModal = Rule(
        "deep-link-push-under-modal", .deepLinks, .warning,
        options: [.number("maxHops", "Calls between a handler and a move up to which the move is warned about.", standard: 4)],
        card: PackageResources.deep_link_push_under_modal_md
    ) { flow, options in
        // One finding for a function that moves: what several entries and several calls in it do has one remedy.
        var moves: [String: [Move]] = [:]
        for transition in flow.transitions where isMove(transition, in: flow) {
            for occasion in transition.occasions where occasion.kind == .entry && flow.leavesModals(occasion, over: transition) {
                guard let entry = flow.graph.entries.first(where: { $0.id == occasion.entry }), entry.kind != .launch else { continue }
                let place = transition.verb == .webLoad ? "\(entry.id) \(occasion.isKept)" : transition.trigger.function ?? ""
                let key = "\(transition.location.path) \(transition.from) \(place)"
                moves[key, default: []].append(Move(transition: transition, occasion: occasion, entry: entry))
            }
        }
        return moves.keys.sorted().compactMap { finding(moves[$0] ?? [], options.number("maxHops"), in: flow) }
    }
}

private struct Move {
    var transition: Transition
    var occasion: Occasion
    var entry: Entry
}

/// It changes what stands in a container of the base layer that is on screen already.
private func isMove(_ transition: Transition, in flow: Flow) -> Bool {
    guard transition.certainty > .possible, transition.idioms != [.mac] else { return false }
    switch transition.verb {
    case .push, .show, .selectTab, .popToRoot, .webLoad: return flow.actsOnBase(transition) == true
    // The segue that a storyboard draws is its control's; code that performs it is the link's.
    case .seguePush, .segueShow: return transition.trigger.function != nil && flow.actsOnBase(transition) == true
    case .setStack: return (isPath(transition, in: flow) || isReset(transition, in: flow)) && flow.actsOnBase(transition) == true
    case .showDetail, .segueShowDetail, .column:
        return isLate(transition) && flow.screen(transition.from)?.technology != .swiftui && flow.actsOnBase(transition) == true
    default: return false
    }
}

/// What a stack on screen shows when its screens are replaced: the last of several, or the one it begins with anyway. A screen that stands
/// at no stack's root elsewhere takes the user's place away, which is told by itself.
private func isReset(_ transition: Transition, in flow: Flow) -> Bool {
    guard isLate(transition), let position = transition.position else { return false }
    let isTop = !flow.transitions.contains { $0.location == transition.location && $0.verb == .setStack && ($0.position ?? 0) > position }
    guard isTop, position == 0 else { return isTop }
    return flow.standings(of: transition.to ?? "").contains { $0.placement.atRoot == true && !$0.placement.viaEntry && $0.placement.isModal == false }
}

/// Not where a container is filled while it is made.
private func isLate(_ transition: Transition) -> Bool {
    guard let function = transition.trigger.function else { return false }
    return !function.hasPrefix("init(") && !["viewDidLoad()", "loadView()", "awakeFromNib()"].contains(function)
}

/// A path of SwiftUI's, which holds what stands above the stack's root.
private func isPath(_ transition: Transition, in flow: Flow) -> Bool { flow.screen(transition.from)?.technology == .swiftui }

private func finding(_ moves: [Move], _ maxHops: Int, in flow: Flow) -> Finding? {
    let sorted = moves.sorted { rank($0, maxHops) < rank($1, maxHops) }
    guard let first = sorted.first, let modal = flow.modals(over: first.transition).first else { return nil }
    let transition = first.transition
    let isView = isPath(transition, in: flow)
    let reason = isView ? "path" : milderReason(transition) ?? (first.occasion.isKept ? "kept" : isFar(first.occasion, maxHops) ? "far" : nil)
    // A page's load is called from everywhere: there the handler is what is to be mended.
    let place = transition.verb == .webLoad ? first.occasion.step ?? transition.location : transition.location
    var related = [Note("The entry", at: first.entry.location)]
    if let step = first.occasion.step, step != place { related.append(Note("It leads there from here", at: step)) }
    if transition.location != place { related.append(Note("It loads here", at: transition.location)) }
    related.append(Note("“\(flow.name(of: modal.to))” can be presented over it", at: modal.location))
    if let container = container(of: transition, in: flow) { related.append(Note("“\(container.name)” is what it moves", at: container.location)) }
    var known = Set(related.map(\.location)).union([place])
    for other in sorted.dropFirst().prefix(12) {
        let places = [("Another entry", other.entry.location), ("It leads there from here", other.occasion.step), ("It moves here as well", other.transition.location)]
        for (text, place) in places {
            if let place, known.insert(place).inserted { related.append(Note(text, at: place)) }
        }
    }
    let certainty = min(transition.certainty, modal.certainty)
    return Finding(
        "\(first.entry.kind.words.capitalisedFirst) \(deed(of: transition, in: flow)); if a modal such as “\(flow.name(of: modal.to))” is open, that happens underneath.",
        at: place, screen: flow.screen(transition.from)?.id,
        edge: "\(transition.from) \(transition.verb.rawValue) \(transition.verb == .webLoad ? first.entry.id : transition.trigger.function ?? "")",
        certainty: certainty, reason: reason, severity: reason == nil ? nil : .info, standing: flow.witness(of: modal, atLeast: certainty),
        related: related, fix: "Dismiss presented controllers first, and go on in the completion.",
        subjects: moves.map { .transition($0.transition.id) })
}

/// Why a move is information: what it throws away or fills was shown before.
private func milderReason(_ transition: Transition) -> String? {
    switch transition.verb {
    case .webLoad, .setStack: "reset"
    case .showDetail, .segueShowDetail, .column: "column"
    default: nil
    }
}

/// The container of the base layer that it changes, where that is one of the sources' own.
private func container(of move: Transition, in flow: Flow) -> Screen? {
    let kind: ScreenKind = move.verb == .selectTab ? .tab : .nav
    let place = flow.landings(of: move).first { $0.placement.isModal == false } ?? flow.standings(of: move.on ?? move.from).first { $0.placement.isModal == false }
    return flow.screen(move.on).flatMap { flow.containerKind(of: $0.id) == kind ? $0 : nil } ?? flow.screen(place?.placement.innermost(kind)?.container)
}

/// A test on a long way may let other links through than this entry's.
private func isFar(_ occasion: Occasion, _ maxHops: Int) -> Bool { occasion.hops > maxHops || occasion.isTested && occasion.hops > 2 }

private func rank(_ move: Move, _ maxHops: Int) -> (Int, Int, Span, Span) {
    let weight = (move.transition.verb == .webLoad ? 8 : milderReason(move.transition) != nil ? 4 : 0) + (move.occasion.hops > maxHops ? 2 : 0) + (move.occasion.isKept ? 1 : 0)
    return (weight, move.occasion.hops, move.transition.location, move.entry.location)
}

private func deed(of transition: Transition, in flow: Flow) -> String {
    let shown = transition.to.map { "“\(flow.name(of: $0))”" } ?? "a screen"
    return switch transition.verb {
    case .selectTab: "switches the tab of the base layer"
    case .popToRoot: "resets a stack of the base layer"
    case .setStack where transition.position == 0: "resets a stack of the base layer"
    case .setStack where !isPath(transition, in: flow): "puts \(shown) on a stack of the base layer"
    case .showDetail, .segueShowDetail, .column: "fills a column of the base layer with \(shown)"
    case .webLoad: "loads a page in “\(flow.name(of: transition.from))” in the base layer"
    default: "pushes \(shown) on the base layer"
    }
}
