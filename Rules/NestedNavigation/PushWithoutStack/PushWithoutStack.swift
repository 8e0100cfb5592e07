import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let pushWithoutStack = Rule(
        "push-without-stack", .nestedNavigation, .warning, card: PackageResources.push_without_stack_md
    ) { flow in
        flow.transitions.flatMap { push -> [Finding] in
            guard let pusher = pusher(of: push, in: flow) else { return [] }
            if push.afterPop { return [afterPop(push, by: pusher, in: flow)].compactMap { $0 } }
            if let never = neverInStack(push, by: pusher, in: flow) { return [never] }
            return bareElsewhere(push, by: pusher, in: flow)
        }
    }
}

/// The screen that needs a stack for the push: the one whose own `navigationController`, or whose link, it goes through.
private func pusher(of push: Transition, in flow: Flow) -> Screen? {
    let screen: Screen?
    switch push.verb {
    case .push, .setStack:
        guard push.receiver == .ownNav || push.receiver == .otherNav && push.on != nil else { return nil }
        screen = flow.screen(push.on ?? push.from)
    case .link, .destination: screen = flow.screen(push.on ?? push.from)
    case .seguePush: screen = flow.screen(push.from)
    default: return nil
    }
    guard let screen, flow.containerKind(of: screen.id) == nil, screen.facts.stackInBody == nil else { return nil }
    return screen
}

private func neverInStack(_ push: Transition, by pusher: Screen, in flow: Flow) -> Finding? {
    guard !push.nilTested, push.guarded != .conditional, !hasFallback(push, in: flow),
        let witness = flow.only(pusher.id, where: \.placement.isBare)
    else { return nil }
    let certainty = min(push.certainty, witness.certainty)
    let crashes = push.forced || push.verb == .seguePush
    return Finding(
        "\(subject(push, by: pusher, in: flow)), but it is never inside a navigation stack: \(flow.witness(witness)).",
        at: place(of: push), screen: pusher.id, edge: push.id, certainty: certainty, reason: "never",
        severity: crashes && certainty == .certain ? .error : nil, standing: witness,
        related: (flow.way(to: witness).last.map { [Note("It is shown without a stack here", at: $0.location)] } ?? [])
            + (place(of: push) == push.location ? [] : [Note("The push", at: push.location)]),
        fix: "Wrap “\(pusher.name)” in a navigation container where it is shown, or present instead.",
        subjects: [.transition(push.id)])
}

/// Code that pushes on whatever it is handed is right by itself: what is to change is the call that hands over the screen.
private func place(of push: Transition) -> Span { push.on == nil ? push.location : push.caller ?? push.location }

/// One finding for each site that presents the screen bare, although another one puts it into a stack.
private func bareElsewhere(_ push: Transition, by pusher: Screen, in flow: Flow) -> [Finding] {
    // A stack that the pushing object keeps is there wherever the screen is.
    guard push.verb == .push, push.certainty == .certain, push.receiver == .ownNav || push.reach != .own, push.guarded == .always, !push.nilTested, !pusher.facts.readsPlacement,
        !hasFallback(push, in: flow),
        let stacked = flow.some(pusher.id, where: { $0.placement.inStack == true && $0.certainty == .certain })
    else { return [] }
    let wrapping = flow.way(to: stacked).last
    return flow.transitions(to: pusher.id).compactMap { site in
        // Who calls the site may be only likely; that it wraps nothing around the screen is written there.
        guard site.verb.effect == .present, site.certainty >= (site.caller == nil ? .certain : .likely),
            let bare = flow.landings(of: site).first(where: { $0.placement.isModal == true && $0.placement.isBare })
        else { return nil }
        return Finding(
            "\(subject(push, by: pusher, in: flow)), but it is presented without a stack here: \(flow.witness(bare)).",
            at: site.location, screen: pusher.id, edge: site.id, certainty: site.certainty, reason: "some-placement", standing: bare,
            related: [Note("The push that does nothing then", at: push.location)]
                + (wrapping.map { [Note("Here it stands in a stack", at: $0.location)] } ?? []),
            fix: "Wrap “\(pusher.name)” in a navigation container where it is presented.",
            subjects: [.transition(site.id), .transition(push.id)])
    }
}

private func afterPop(_ push: Transition, by pusher: Screen, in flow: Flow) -> Finding? {
    guard !push.nilTested, let pushed = flow.some(pusher.id, where: \.placement.isPushed) else { return nil }
    return Finding(
        "\(subject(push, by: pusher, in: flow)), but it has just left its stack.",
        at: push.location, screen: pusher.id, edge: push.id, certainty: min(push.certainty, pushed.certainty), reason: "after-pop",
        standing: pushed,
        fix: "Keep the stack in a local before popping.", subjects: [.transition(push.id)])
}

/// The same target is also presented by the same function: a test of the stack chooses between the two.
private func hasFallback(_ push: Transition, in flow: Flow) -> Bool {
    flow.transitions(from: push.from).contains { other in
        other.verb.effect == .present && other.to == push.to && other.to != nil && other.trigger.function == push.trigger.function
    }
}

private func subject(_ push: Transition, by pusher: Screen, in flow: Flow) -> String {
    switch push.verb {
    case .link: "“\(pusher.name)” contains a NavigationLink"
    case .destination: "“\(pusher.name)” contains a navigationDestination"
    default: push.to == nil ? "“\(pusher.name)” pushes" : "“\(pusher.name)” pushes “\(flow.name(of: push.to))”"
    }
}
