import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let deepLinkDiscardsPlace = Rule(
        "deep-link-discards-place", .deepLinks, .warning, card: PackageResources.deep_link_discards_place_md
    ) { flow in
        var known: Set<Span> = []
        return flow.transitions.compactMap { move in
            guard move.certainty > .possible, let entry = flow.graph.entries.first(where: { $0.id == move.entry }), entry.kind != .launch,
                let screen = flow.screen(move.to), let place = discarded(by: move, to: screen, in: flow), known.insert(move.location).inserted
            else { return nil }
            let certainty = min(move.certainty, .likely)
            return Finding(
                "\(entry.kind.words.capitalisedFirst) replaces \(place) with “\(screen.name)”; the user’s place is lost and there is no way home.",
                at: move.location, screen: screen.id, edge: "\(entry.id) \(move.id)", certainty: certainty,
                // Where the link puts it; of a stack that somebody keeps, where that stands.
                standing: flow.witness(of: move, atLeast: certainty) ?? flow.witness(of: move.on ?? move.from, atLeast: certainty),
                related: [Note("The entry", at: entry.location)],
                fix: "Present it with Close, or push it on the current stack, or put it above the root that was there.",
                subjects: [.transition(move.id), .screen(screen.id)])
        }
    }
}

/// What the link throws away: the window's content for a screen that no launch begins with, or a stack for one that is no stack's root
/// elsewhere.
private func discarded(by move: Transition, to screen: Screen, in flow: Flow) -> String? {
    guard ![.tab, .split].contains(flow.containerKind(of: screen.id) ?? .screen), !leadsOn(screen, in: flow), flow.interruption(of: screen) == nil else { return nil }
    // A stack that is built with its parents is the remedy.
    let isBuilt = flow.transitions.contains { other in
        (other.verb == .setStack && (other.position ?? 0) > 0 || other.verb == .push && [other.to, other.on].contains(move.to) && other.location < move.location)
            && other.location.path == move.location.path && other.trigger.function == move.trigger.function
    }
    guard !isBuilt, move.hosted || screen.technology != .swiftui else { return nil }
    let elsewhere = flow.transitions(to: screen.id).filter { $0.entry == nil || $0.entry?.hasPrefix("launch") == true }
        .filter { $0.location != move.location }
    switch move.verb {
    case .root where move.receiver == .windowRoot && move.reach != .otherWindow:
        guard !elsewhere.contains(where: { $0.verb == .root && ($0.receiver == .windowRoot || $0.from == "window") }),
            !elsewhere.contains(where: { [.root, .tab, .column].contains($0.verb.effect) })
        else { return nil }
        return "the whole window"
    case .setStack where move.position == 0 && move.receiver != .itself:
        guard elsewhere.contains(where: { $0.verb.effect == .push || $0.verb == .show }),
            !elsewhere.contains(where: { [.root, .tab, .column].contains($0.verb.effect) }),
            !flow.standings(of: screen.id).contains(where: { standing in
                standing.placement.atRoot == true && !standing.placement.viaEntry && standing.placement.isModal == false
                    && flow.way(to: standing).last?.location != move.location
            })
        else { return nil }
        return "a whole stack"
    default: return nil
    }
}

/// The screen is a part of the app that one goes on from: a container, or what others present and push in turn from its tabs.
private func leadsOn(_ screen: Screen, in flow: Flow) -> Bool {
    flow.transitions(from: screen.id).contains { [.tab, .column].contains($0.verb.effect) || $0.verb == .root && $0.receiver == .windowRoot }
}
