import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let repeatedPush = Rule("repeated-push", .hierarchy, .warning, card: PackageResources.repeated_push_md) { flow in
        flow.transitions.compactMap { site in
            guard site.certainty > .possible, !site.restates else { return nil }
            return twoSegues(site, in: flow) ?? repeating(site, in: flow) ?? onAppearing(site, in: flow) ?? inView(site, in: flow)
        } + flow.graph.lookups.compactMap { lookup in
            switch lookup.kind {
            case .replaced: overwritten(lookup, in: flow)
            case .pushedUnlessFirst: unseen(lookup, in: flow)
            default: nil
            }
        }
    }
}

/// A guard that looks where a push never puts anything.
private func unseen(_ test: Lookup, in flow: Flow) -> Finding {
    let name = flow.name(of: test.type)
    return Finding(
        "“\(name)” is pushed unless it is the first of the stack, where a push never puts it; each call pushes it again.",
        at: test.location, screen: flow.screen(test.from)?.id, edge: "first \(test.type ?? "")", certainty: min(test.certainty, .likely),
        reason: "blind-guard", fix: "Look for “\(name)” in the whole stack.")
}

/// What a property keeps is put up once more, and the first stays.
private func overwritten(_ panel: Lookup, in flow: Flow) -> Finding {
    Finding(
        "“\(panel.property)” may still keep what this put up before; another one goes on top, and nothing takes the first away.",
        at: panel.location, screen: flow.screen(panel.from)?.id, edge: "overwritten \(panel.property)", certainty: min(panel.certainty, .likely),
        reason: "overwritten", fix: "Take the old one away first.")
}

/// A path that grows whenever the view appears, also on the way back, or whenever something changes that nobody need have touched.
private func inView(_ site: Transition, in flow: Flow) -> Finding? {
    guard site.verb == .push, site.guarded == .always, site.certainty == .certain, site.entry == nil, let function = site.trigger.function,
        flow.screen(site.from)?.technology == .swiftui
    else { return nil }
    switch (site.trigger.kind, function) {
    case (.lifecycle, "onAppear"), (.async, "task"):
        // What is behind appears again; what stands around the stack does not.
        guard let standing = flow.some(site.from, where: { $0.placement.inStack == true }) else { return nil }
        return finding(site, "appearance", nil, nil, standing, in: flow)
    case (.async, "onChange"), (.async, "onReceive"): return finding(site, "\(function)", nil, .info, in: flow)
    default: return nil
    }
}

/// A cell with a segue of its own, and `performSegue` when it is selected.
private func twoSegues(_ site: Transition, in flow: Flow) -> Finding? {
    guard site.verb.isSegue, site.trigger.kind == .row, selections.contains(site.trigger.function ?? ""), site.guarded == .always, site.entry == nil,
        let cell = flow.transitions(from: site.from).first(where: {
            $0.verb.isSegue && $0.trigger.kind == .row && $0.trigger.function == nil && $0.to == site.to && $0.identifier == site.identifier
        })
    else { return nil }
    return Finding(
        "The cell has the segue to \(target(site.to, in: flow)) already; performing it when the row is selected opens it twice.",
        at: site.location, screen: flow.screen(site.from)?.id, edge: site.id, reason: "cell-segue",
        related: [Note("The cell’s segue", at: cell.location)], fix: "Let the segue go out from the controller, or leave out the call.",
        subjects: [.transition(site.id), .transition(cell.id)])
}

/// What a row's own segue is performed for too; a tap on its accessory is another.
private let selections: Set<String> = [
    "tableView(_:didSelectRowAt:)", "collectionView(_:didSelectItemAt:)", "tableView(_:didSelectRowAtIndexPath:)",
    "collectionView(_:didSelectItemAtIndexPath:)",
]

/// On something that comes again.
private func repeating(_ site: Transition, in flow: Flow) -> Finding? {
    guard stacksUp(site), site.guarded == .always, site.hangsOn == nil, !site.nilTested, site.care == nil || site.care == .walk else { return nil }
    if let function = site.trigger.function, typing.contains(function) {
        return finding(site, "key that is typed", nil, nil, in: flow)
    }
    guard
        let occasion = site.occasions.first(where: { occasion in
            ![.entry, .route].contains(occasion.kind) && !occasion.isOnce && !occasion.isTested && (occasion.care == nil || occasion.care == .walk)
        })
    else { return nil }
    return finding(site, word(occasion), occasion, isVague(occasion) ? .info : nil, in: flow)
}

/// A callback, or a publisher of the app's own: what sends it may be the user, once.
private func isVague(_ occasion: Occasion) -> Bool { occasion.kind == .delegate || occasion.kind == .observer && occasion.name.isEmpty }

/// Each time the screen appears, thus also on the way back.
private func onAppearing(_ site: Transition, in flow: Flow) -> Finding? {
    guard site.verb.effect == .push, site.trigger.kind == .lifecycle, site.trigger.function?.hasPrefix("viewDidAppear") == true,
        site.guarded == .always, site.hangsOn == nil, !site.nilTested, site.certainty == .certain, site.receiver == .ownNav
    else { return nil }
    return finding(site, "appearance", nil, nil, flow.some(site.from, where: { $0.placement.inStack == true }), in: flow)
}

private func finding(_ site: Transition, _ trigger: String, _ occasion: Occasion?, _ severity: Severity?, _ standing: Standing? = nil, in flow: Flow) -> Finding {
    let isPush = site.verb.effect == .push
    return Finding(
        "This \(isPush ? "push" : "presentation") runs on every \(trigger); a second run stacks \(target(site.to, in: flow)) twice.",
        at: site.location, screen: flow.screen(site.from)?.id, edge: site.id,
        certainty: min(site.certainty, occasion.map { $0.hops > 1 } == true ? .likely : .certain), reason: severity == nil ? nil : "model",
        severity: severity, standing: standing,
        related: occasion.map { [Note("What makes it happen", at: $0.location)] + ($0.step.map { [Note("The call on the way", at: $0)] } ?? []) } ?? [],
        fix: "Test what is on top, or keep a flag until it is closed.", subjects: [.transition(site.id)])
}

/// A push lands on whatever is there; of presentations only those that walk to the top do, the others are dropped.
private func stacksUp(_ site: Transition) -> Bool {
    switch site.verb.effect {
    case .push: site.verb == .push
    case .present: (site.reach == .topmost || site.reach == .presentedOnly) && site.verb == .present
    default: false
    }
}

private let typing: Set<String> = ["updateSearchResults(for:)", "searchBar(_:textDidChange:)"]

private func target(_ id: String?, in flow: Flow) -> String { id.map { "“\(flow.name(of: $0))”" } ?? "what is shown" }

private func word(_ occasion: Occasion) -> String {
    switch occasion.kind {
    case .timer: "tick of a timer"
    case .observer: occasion.name.isEmpty ? "change of what is observed" : "notification of “\(occasion.name)”"
    case .activation: "change of the app’s state"
    case .delegate: "call of “\(occasion.name)”"
    case .change: "change of “\(occasion.name)”"
    case .entry: "link"
    case .route: "tap"
    case .command: "press of its key"
    }
}
