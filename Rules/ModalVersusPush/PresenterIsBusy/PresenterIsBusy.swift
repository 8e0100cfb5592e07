import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let presenterIsBusy = Rule(
        "presenter-is-busy", .modalVersusPush, .warning, card: PackageResources.presenter_is_busy_md
    ) { flow in
        let onPaths = flow.graph.successions.compactMap { ownChild($0, in: flow) }
        let stacksTwo = flow.transitions.filter { flow.isOwnModal($0) && $0.certainty > .possible && flow.modalLayers(above: $0).count > 1 }
        var known = Set(onPaths.map(\.location))
        var causes: Set<Span> = []
        return onPaths + flow.transitions.compactMap { site in
            guard site.verb.effect == .present || site.verb.effect == .alert, site.certainty > .possible, !isDrawn(site), !known.contains(site.location),
                // In the completion of a dismissal the slot is free.
                site.after.map({ $0.verb == .dismiss && $0.waits }) != true,
                !flow.handsPresentationsOn(site.receiver, from: site.from, on: site.on),
                let (found, cause) = oneLevel(site, stacksTwo, in: flow) ?? (searching(site, in: flow) ?? changing(site, in: flow)).map({ ($0, cause: nil) })
                    ?? unsolicited(site, in: flow)
            else { return nil }
            known.insert(site.location)
            // One cause is told once, however much it shows.
            if let cause, !causes.insert(cause).inserted { return nil }
            return found
        }
    }
}

/// A segue that hangs on a control, not on code that performs it: its control is the user's.
private func isDrawn(_ site: Transition) -> Bool { site.verb.isSegue && site.trigger.function == nil }

/// In code that the screen shown calls back, while it is still up.
private func ownChild(_ pair: Succession, in flow: Flow) -> Finding? {
    guard pair.relation == .callback, let first = pair.first else { return nil }
    let isPush = pair.second.verb.effect == .push
    guard isPush || !flow.handsPresentationsOn(pair.second.receiver, from: pair.from) else { return nil }
    let outcome = isPush ? "it happens underneath" : "the request is dropped"
    return Finding(
        "This \(isPush ? "pushes" : "presents") \(name(pair.second.to, in: flow)) on the controller that is still presenting"
            + " \(name(first.to, in: flow)), which calls back here; \(outcome).",
        at: pair.second.place, screen: flow.screen(pair.from)?.id, edge: "\(pair.from) \(pair.function) \(pair.second.verb.rawValue) own-child",
        certainty: pair.certainty, reason: "own-child",
        related: [Note("\(name(first.to, in: flow)) is presented here", at: first.location)]
            + (pair.second.caller == nil ? [] : [Note("The call stands here", at: pair.second.location)]),
        fix: "Dismiss \(name(first.to, in: flow)) first and go on in the completion.",
        subjects: flow.transitions.filter { $0.location == pair.second.location }.map { .transition($0.id) })
}

/// Presented on what is exactly one layer up, for somebody who may be further up: code that no control causes, or a control of a screen on a
/// second layer. Whoever asks from the layer itself has nothing above.
private func oneLevel(_ site: Transition, _ stacksTwo: [Transition], in flow: Flow) -> (Finding, cause: Span?)? {
    if site.reach == .aboveTopmost, !site.nilTested {
        let finding = Finding(
            "\(name(site.to, in: flow)) is presented on what the topmost controller presents, which is nothing; it does nothing.",
            at: site.location, screen: flow.screen(site.from)?.id, edge: site.id, certainty: min(site.certainty, .likely), reason: "nobody",
            fix: "Present it on the topmost controller itself.", subjects: [.transition(site.id)])
        return (finding, nil)
    }
    // A walk along what is presented ends at the top, although each of its steps is one layer.
    guard site.reach == .presented, site.receiver == .presented, site.care != .walk else { return nil }
    let target = name(site.to, in: flow)
    if let (asker, second) = askerFromAbove(site, stacksTwo, in: flow) {
        let finding = Finding(
            "\(target) is presented exactly one layer up, and that layer may be presenting “\(flow.name(of: second.to))”; the request is dropped.",
            at: site.location, screen: flow.screen(site.from)?.id, edge: site.id, certainty: min(site.certainty, .likely), reason: "one-level", severity: .info,
            standing: flow.witness(of: second, atLeast: min(site.certainty, .likely)),
            related: [Note("A second layer is opened here", at: second.location), Note("It is asked for here", at: asker)], fix: walk,
            subjects: [.transition(site.id)])
        return (finding, asker)
    }
    guard !site.nilTested, stacksTwo.isEmpty else { return nil }
    let finding = Finding(
        "\(target) is presented on presentedViewController; with nothing presented it does nothing.",
        at: site.location, screen: flow.screen(site.from)?.id, edge: site.id, certainty: .possible, reason: "nobody",
        fix: walk, subjects: [.transition(site.id)])
    return (finding, nil)
}

private func askerFromAbove(_ site: Transition, _ stacksTwo: [Transition], in flow: Flow) -> (asker: Span, second: Transition)? {
    for occasion in site.occasions where occasion.care?.suffices != true && !isLaunch(occasion, in: flow) {
        switch occasion.kind {
        case .route:
            let ways = flow.standings(of: occasion.name).filter { $0.certainty > .possible }.map { flow.way(to: $0).filter(flow.isOwnModal) }
            if let second = ways.first(where: { $0.count > 1 })?.last, second.to != site.to { return (occasion.location, second) }
        case .change, .command: continue
        default: if let second = stacksTwo.first(where: { $0.to != site.to }) { return (occasion.location, second) }
        }
    }
    return nil
}

/// Nobody asked for it, and something else may be up.
private func unsolicited(_ site: Transition, in flow: Flow) -> (Finding, cause: Span?)? {
    let occasions = site.occasions.filter { $0.kind != .route && $0.kind != .command && $0.care?.suffices != true && !isLaunch($0, in: flow) }
    guard let occasion = occasions.first, site.care?.suffices != true,
        flow.actsOnBase(site) == true, let modal = flow.modals(over: site, during: occasion).first(where: { modal in
            modal.location != site.location && modal.to != site.to && (!isAskedByPage(occasion) || isOverOwn(modal, site, in: flow))
        })
    else { return nil }
    // What the app posts or publishes itself may well come from something the user has just done.
    guard occasion.kind != .observer || !occasion.name.isEmpty else { return nil }
    let finding = Finding(
        "\(trigger(occasion)) presents \(name(site.to, in: flow)) on \(receiver(of: site, in: flow)), which may be presenting"
            + " “\(flow.name(of: modal.to))”; the request is dropped.",
        at: site.location, screen: flow.screen(site.from)?.id, edge: site.id, certainty: min(site.certainty, occasion.hops > 1 ? .likely : .certain),
        reason: "unsolicited", severity: .info, standing: flow.witness(of: modal, atLeast: min(site.certainty, occasion.hops > 1 ? .likely : .certain)),
        related: [Note("What makes it happen", at: occasion.location), Note("“\(flow.name(of: modal.to))” is presented here", at: modal.location)]
            + (occasion.step.map { [Note("The call on the way", at: $0)] } ?? []),
        fix: walk, subjects: [.transition(site.id)])
    return (finding, occasion.location)
}

/// What a page in a web view asks, it asks while it shows: a layer of another tab's screens hides it as the tab does.
private func isAskedByPage(_ occasion: Occasion) -> Bool { occasion.kind == .delegate && occasion.name.contains(".webView(") }

/// Presented from the screen itself, or from one that stands above it.
private func isOverOwn(_ modal: Transition, _ site: Transition, in flow: Flow) -> Bool {
    modal.from == site.from || flow.standings(of: modal.from).contains { $0.ancestors.contains(site.from) }
}

/// A row of a list that is being searched: the search controller is presented above it.
private func searching(_ site: Transition, in flow: Flow) -> Finding? {
    guard site.trigger.kind == .row, [.itself, .ownNav].contains(site.receiver), site.on == nil || site.on == site.from, site.care == nil,
        site.style != .popover,
        let search = flow.graph.lookups.first(where: { $0.kind == .searching && $0.from == site.from })
    else { return nil }
    return Finding(
        "A row presents \(name(site.to, in: flow)) on “\(flow.name(of: site.from))”; while its search is active, what presents that is busy"
            + " and may drop the request.",
        at: site.location, screen: flow.screen(site.from)?.id, edge: site.id, certainty: min(site.certainty, .likely), reason: "search", severity: .info,
        standing: flow.witness(of: site.from, atLeast: min(site.certainty, .likely)),
        related: [Note("The search controller is put on here", at: search.location)], fix: "Set definesPresentationContext to true.",
        subjects: [.transition(site.id)])
}

/// A SwiftUI view that something changes under, while a view around it may have a layer up.
private func changing(_ site: Transition, in flow: Flow) -> Finding? {
    guard site.trigger.kind == .async, ["onChange", "onReceive", "task"].contains(site.trigger.function ?? ""), site.entry == nil,
        flow.screen(site.from)?.technology == .swiftui
    else { return nil }
    for standing in flow.standings(of: site.from) where standing.certainty > .possible {
        let way = flow.way(to: standing)
        let inLayer = way.lastIndex { $0.verb.effect == .present }.map { way[($0 + 1)...] } ?? way[...]
        let around = inReach(Array(inLayer)).filter { $0 != site.from }
        for holder in around + (isOfItsOwn(site) ? [site.from] : []) {
            let other = flow.transitions(from: holder).first { above in
                flow.isOwnModal(above) && above.certainty > .possible && above.to != site.to && above.location != site.location && above.isByUser
            }
            guard let other else { continue }
            let place = holder == site.from
                ? ", which may be presenting" : " while “\(flow.name(of: holder))” around it may be presenting"
            return Finding(
                "A change presents \(name(site.to, in: flow)) on “\(flow.name(of: site.from))”\(place) “\(flow.name(of: other.to))”;"
                    + " the request may be dropped.",
                at: site.location, screen: flow.screen(site.from)?.id, edge: site.id, certainty: min(site.certainty, .likely), reason: "swiftui",
                severity: .info, standing: standing, related: [Note("“\(flow.name(of: other.to))” is presented here", at: other.location)],
                fix: "Close the other one first, or present both from one place.", subjects: [.transition(site.id)])
        }
    }
    return nil
}

/// What stands around the end of a way in its layer and can still be touched: a page pushed above others leaves all of theirs out of reach.
private func inReach(_ way: [Transition]) -> [String] {
    var around: [String] = []
    var stackBegins = 0
    for hop in way {
        switch hop.verb.effect {
        case .push, .show, .setStack: around.removeSubrange(stackBegins...)
        case .root, .tab, .column:
            around.append(hop.from)
            stackBegins = around.count
        default: around.append(hop.from)
        }
    }
    return around
}

/// A layer that a change opens while the view is long up. What a view does on appearing comes before anything is presented from it, and an
/// alert may be about what the other layer does.
private func isOfItsOwn(_ site: Transition) -> Bool { site.trigger.function != "task" && site.verb.effect == .present }

private let walk = "Walk to the topmost controller, or dismiss first and go on in the completion."

private func isLaunch(_ occasion: Occasion, in flow: Flow) -> Bool {
    occasion.entry.flatMap { id in flow.graph.entries.first { $0.id == id } }?.kind == .launch
}

private func name(_ id: String?, in flow: Flow) -> String { id.map { "“\(flow.name(of: $0))”" } ?? "something" }

private func receiver(of site: Transition, in flow: Flow) -> String {
    if site.on == nil, site.receiver == .windowRoot || site.reach == .window { return "the window’s root" }
    return "“\(flow.name(of: site.on ?? site.from))”"
}

private func trigger(_ occasion: Occasion) -> String {
    switch occasion.kind {
    case .entry: "A link or notification"
    case .activation: "The app’s change of state"
    case .observer: occasion.name.isEmpty ? "An observer" : "The observer of “\(occasion.name)”"
    case .timer: "A timer"
    case .delegate: "“\(occasion.name)”"
    case .change: "A change of “\(occasion.name)”"
    case .route: "A control of another screen"
    case .command: "A key command"
    }
}
