import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let hiddenBarInherited = Rule(
        "hidden-bar-inherited", .backExits, .warning, card: PackageResources.hidden_bar_inherited_md
    ) { flow in
        var told: Set<[String]> = []
        let inherited = flow.transitions.compactMap { inheritedBar(by: $0, in: flow) }.filter { finding in
            told.insert([finding.screen ?? "", finding.related.first.map { "\($0.location)" } ?? ""]).inserted
        }
        return inherited + flow.screens.compactMap { bareStack(of: $0, in: flow) }
            + flow.screens.compactMap { handlerOnly($0, in: flow) } + flow.graph.barWrites.compactMap { hidesOn($0, in: flow) }
    }
}

/// A screen that could be met without a bar: one whose own code, or that of the stack around it, does not see to the bar, and which
/// neither has a way back of its own nor keeps the swipe. Gives how well the missing way back is known.
private func losesItsWayBack(_ screen: Screen, at standing: Standing, in flow: Flow) -> Certainty? {
    guard screen.technology != .swiftui, screen.kind == .screen, !screen.inherits.contains("UIHostingController") else { return nil }
    guard !flow.seesToItsBar(screen, at: standing) else { return nil }
    // Hidden on purpose: whether there is another way out then is asked elsewhere.
    guard screen.facts.backHidden?.guarded != .always else { return nil }
    switch flow.backSwipe(of: screen, at: standing) {
    case .restored: return nil
    case .works, .off, .locked: break
    }
    switch flow.escape(from: screen, at: standing, drawsBar: false) {
    case .exists: return nil
    case .unknown: return .likely
    case .none: return .certain
    }
}

private func inheritedBar(by push: Transition, in flow: Flow) -> Finding? {
    guard [.push, .show].contains(push.verb.effect), push.to != push.from, !push.hosted, let target = flow.screen(push.to),
        let hidden = flow.barLeftHidden(by: push)
    else { return nil }
    guard let standing = flow.landings(of: push).first(where: { $0.placement.isPushed }),
        let certainty = losesItsWayBack(target, at: standing, in: flow)
    else { return nil }
    // Which of several branches of other code leads here is not known, nor whether the bar was hidden then.
    let isDoubtful = push.caller != nil && push.guarded != .always
    let isSure = hidden.guarded == .always && !hidden.isPassedOn
    let source = flow.name(of: hidden.screen)
    let via = hidden.isPassedOn ? "pushed above it" : "pushed from it"
    return Finding(
        "“\(source)” hides the navigation bar and “\(target.name)”, \(via), never shows it again: no back button and no swipe.",
        at: push.location, screen: target.id, edge: push.id,
        certainty: isDoubtful ? .possible : min(certainty, push.certainty, isSure ? .certain : .likely),
        reason: hidden.guarded == .always ? nil : "conditional", standing: standing,
        related: [
            Note("“\(source)” hides the bar here", at: hidden.location),
            Note("“\(target.name)” could show it in viewWillAppear", at: target.facts.appearsAt ?? target.location),
        ] + (flow.screen(hidden.screen)?.facts.disappearsAt.map { [Note("“\(source)” could restore it here", at: $0)] } ?? []),
        fix: "Show the bar in “\(target.name)” viewWillAppear, or restore it in “\(source)” viewWillDisappear.",
        subjects: [.screen(target.id), .transition(push.id)])
}

/// A screen pushed in a stack that was made with its bar hidden.
private func bareStack(of screen: Screen, in flow: Flow) -> Finding? {
    for standing in flow.standings(of: screen.id) where standing.screen == screen.id && flow.isInStackMadeWithoutBar(standing) {
        guard let push = flow.way(to: standing).last, [.push, .show].contains(push.verb.effect),
            let certainty = losesItsWayBack(screen, at: standing, in: flow), certainty == .certain
        else { continue }
        return Finding(
            "The stack is made with its navigation bar hidden, and “\(screen.name)”, pushed in it, never shows it: no back button and no swipe.",
            at: push.location, screen: screen.id, edge: push.id, certainty: min(.likely, push.certainty), standing: standing,
            related: [Note("“\(screen.name)” could show it in viewWillAppear", at: screen.facts.appearsAt ?? screen.location)],
            fix: "Show the bar in “\(screen.name)” viewWillAppear, or give the screen a way back of its own.",
            subjects: [.screen(screen.id), .transition(push.id)])
    }
    return nil
}

/// The bar comes back in the handler of one exit alone.
private func handlerOnly(_ screen: Screen, in flow: Flow) -> Finding? {
    guard let (write, exit) = flow.barShownOnlyByAnExit(of: screen) else { return nil }
    let leavesBySwipe = { (standing: Standing) -> Bool in
        guard standing.screen == screen.id, standing.placement.isPushed, !flow.mayShowBarBelow(standing, write.kind) else { return false }
        switch flow.backSwipe(of: screen, at: standing) {
        case .restored: return true
        case .works: return write.kind == .viewHidden
        case .off, .locked: return false
        }
    }
    guard let standing = flow.some(screen.id, where: leavesBySwipe) else { return nil }
    let handler = exit.trigger.label ?? exit.trigger.function ?? "one exit"
    return Finding(
        "Only “\(handler)” shows the bar again; leaving “\(screen.name)” by swipe leaves its parent without one.",
        at: write.location, screen: screen.id, edge: exit.id, certainty: .likely, reason: "handler-only", standing: standing,
        related: [Note("It leaves here", at: exit.location)],
        fix: "Show the bar in viewWillDisappear, whichever way the screen goes.", subjects: [.screen(screen.id)])
}

/// A switch by which the bar hides itself, set for the whole stack by one of its screens.
private func hidesOn(_ write: BarWrite, in flow: Flow) -> Finding? {
    guard write.kind == .hidesOn, write.value == .yes, write.scope == .screen, let owner = flow.screen(write.owner) else { return nil }
    guard !flow.graph.barWrites.contains(where: { $0.kind == .hidesOn && $0.value != .yes }) else { return nil }
    let bearers = flow.bearers(of: owner.id)
    let isShared = { (standing: Standing) -> Bool in
        guard standing.placement.inStack == true else { return false }
        return standing.placement.isPushed || bearers.contains { bearer in
            flow.transitionsIncludingInherited(from: bearer).contains { [.push, .show].contains($0.verb.effect) && $0.to != nil }
        }
    }
    guard let standing = flow.some(owner.id, where: isShared) else { return nil }
    return Finding(
        "“\(owner.name)” lets the bar of its whole stack hide by itself, and nothing switches that off for the other screens.",
        at: write.location, screen: owner.id, edge: "hides on", certainty: min(standing.certainty, write.guarded == .always ? .certain : .likely),
        reason: "hides-on", standing: standing,
        fix: "Switch it off again in viewWillDisappear, and show the bar there.", subjects: [.screen(owner.id)])
}
