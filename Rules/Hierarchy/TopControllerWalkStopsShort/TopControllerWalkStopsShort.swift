import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let topControllerWalkStopsShort = Rule(
        "top-controller-walk-stops-short", .hierarchy, .warning, card: PackageResources.top_controller_walk_stops_short_md
    ) { flow in
        var known: Set<Span> = []
        let calls = flow.transitions.compactMap { call -> Finding? in
            guard call.certainty > .possible, call.idioms != [.mac], let reason = reason(call, in: flow), known.insert(call.location).inserted
            else { return nil }
            let modal = flow.usersFirst(flow.transitions.filter { isOwnModal($0) && $0.location != call.location && flow.canMeet($0, call) }).first
            guard let modal else { return nil }
            // What only runs later may be the app's start; a control's screen may be covered by none.
            // What a property keeps may have been the root only to begin with.
            let isVague = reason == .rootOnly && (call.reach == .stored || careless(call, in: flow).allSatisfy { $0.kind == .route })
            let name = flow.name(of: modal.to)
            let message = switch reason {
            case .rootOnly: "Presenting from the window’s root fails while anything is already presented, such as “\(name)”."
            case .noPresented: "The search for the top controller passes presented controllers over; presenting from what it finds fails while “\(name)” is open."
            case .noContainers: "The search for the top controller does not look into containers, so it may end at one that has no stack to push on."
            }
            return Finding(
                message, at: call.location, screen: flow.screen(call.from)?.id, edge: "\(call.from) \(call.verb.rawValue) \(call.trigger.function ?? "")",
                certainty: min(call.certainty, .likely), reason: reason.rawValue, severity: isVague ? .info : nil,
                related: [Note("“\(name)” is presented here", at: modal.location)],
                fix: "Walk presentedViewController to the end, then visibleViewController, selectedViewController and split columns.",
                subjects: [.transition(call.id)])
        }
        return calls + flow.graph.lookups.compactMap { shortOfKinds($0, in: flow) ?? ofOneWindow($0, in: flow) }
    }
}

/// A search that does not look into a kind of container that the app shows in its windows.
private func shortOfKinds(_ walk: Lookup, in flow: Flow) -> Finding? {
    guard walk.kind == .walk, !onlyPresents(flow) else { return nil }
    let looked = (walk.type ?? "").split(separator: " ").map(String.init)
    let kinds: [(ScreenKind, String, String)] = [
        (.split, "UISplitViewController", "split view controllers"), (.page, "UIPageViewController", "page view controllers"),
    ]
    for (kind, name, words) in kinds where !looked.contains(name) {
        guard let container = flow.screens.first(where: { screen in
            flow.containerKind(of: screen.id) == kind && flow.standings(of: screen.id).contains { $0.placement.isModal == false && $0.certainty > .possible }
        }) else { continue }
        return Finding(
            "The search for the top controller does not look into \(words), such as “\(container.name)”.",
            at: walk.location, edge: "\(walk.from) \(walk.property) \(kind.rawValue)", certainty: min(walk.certainty, .likely), reason: "missing-kind",
            severity: .info, related: [Note("“\(container.name)” stands here", at: container.location)],
            fix: "Go on to what the container shows.")
    }
    return nil
}

/// All that searches end at presents, for which a container is as good a host as what it shows.
private func onlyPresents(_ flow: Flow) -> Bool {
    let uses = flow.transitions.filter { [.topmost, .presentedOnly, .containersOnly].contains($0.reach) }
    return !uses.isEmpty && uses.allSatisfy { $0.verb.effect == .present || $0.verb.effect == .alert }
}

/// One window is taken for the only one in an app that can have several.
private func ofOneWindow(_ window: Lookup, in flow: Flow) -> Finding? {
    guard window.kind == .window, flow.graph.app.multipleScenes == true else { return nil }
    return Finding(
        "\(window.property) may belong to another scene than the one in use: the app can have several.",
        at: window.location, edge: "\(window.from) \(window.function ?? "") \(window.property)", certainty: min(window.certainty, .likely),
        reason: "wrong-window", severity: .info, fix: "Ask the view, or the active scene, for its window.")
}

private enum Reason: String {
    case rootOnly = "root-only"
    case noPresented = "no-presented"
    case noContainers = "no-containers"
}

private func reason(_ call: Transition, in flow: Flow) -> Reason? {
    let presents = call.verb.effect == .present || call.verb.effect == .alert
    guard !isLaunch(call) else { return nil }
    // The layers are dealt with; what is presented last stands in no stack itself.
    if call.verb == .push, call.reach == .presentedOnly, call.receiver == .otherNav, !call.nilTested { return .noContainers }
    guard call.care?.suffices != true else { return nil }
    if presents, call.reach == .containersOnly { return .noPresented }
    if presents, call.receiver == .windowRoot, !flow.handsPresentationsOn(call.receiver, from: call.from), call.reach == .window || call.reach == nil {
        return !careless(call, in: flow).isEmpty || call.occasions.isEmpty && call.trigger.kind == .async && call.entry == nil ? .rootOnly : nil
    }
    if presents, call.receiver == .windowRoot, call.reach == .stored, !flow.handsPresentationsOn(call.receiver, from: call.from) {
        return careless(call, in: flow).contains { $0.kind != .route && $0.kind != .command && $0.hops < 2 } ? .rootOnly : nil
    }
    return nil
}

/// What runs it and deals with no layer above: of other screens' controls only those of screens that are presented for certain.
private func careless(_ call: Transition, in flow: Flow) -> [Occasion] {
    call.occasions.filter { occasion in
        guard occasion.care?.suffices != true else { return false }
        switch occasion.kind {
        case .entry: return flow.graph.entries.first { $0.id == occasion.entry }?.kind != .launch
        // What a publisher tells may well come from something the user has just done on the screen itself.
        case .observer: return !occasion.name.isEmpty
        case .route:
            let standings = flow.standings(of: occasion.name)
            return standings.contains { $0.certainty == .certain } && standings.allSatisfy { $0.placement.isModal == true }
        default: return true
        }
    }
}

private func isLaunch(_ call: Transition) -> Bool {
    if call.entry?.hasPrefix("launch") == true { return true }
    let function = call.trigger.function ?? ""
    return ["application(_:didFinishLaunching", "application(_:willFinishLaunching", "scene(_:willConnectTo", "applicationDidFinishLaunching", "main"]
        .contains { function.hasPrefix($0) }
}

private func isOwnModal(_ transition: Transition) -> Bool {
    transition.verb.effect == .present && transition.certainty >= .likely && transition.to != nil && transition.style != .popover
        && !transition.restates && transition.idioms != [.mac]
}
