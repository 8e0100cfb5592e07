import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let nestedNavigationStack = Rule(
        "nested-navigation-stack", .nestedNavigation, .warning,
        options: [
            .names("wrapperContainers", "Types and coordinator libraries outside the sources that bring a stack around what they are given."),
            .names("linkTypes", "Views outside the sources that push what they are given, as a link does."),
        ],
        card: PackageResources.nested_navigation_stack_md
    ) { flow, options in
        flow.screens.compactMap { ownStackInsideAnother($0, in: flow) }
            + flow.transitions.compactMap { embeddedStack($0, in: flow) }
            + flow.transitions.compactMap { stackAroundDestination($0, in: flow) }
            + flow.transitions.compactMap { librarys($0, options.names("wrapperContainers"), options.names("linkTypes"), in: flow) }
    }
}

/// A stack that a library's container brings around what is pushed, and a view with a stack that a library's link pushes.
private func librarys(_ shown: Transition, _ containers: Set<String>, _ links: Set<String>, in flow: Flow) -> Finding? {
    guard let library = shown.enclosed, shown.certainty > .possible, let target = flow.screen(shown.to), target.facts.barHidden == nil else { return nil }
    let bringsStack = target.facts.stackInBody?.guarded == .always || shown.wrapped.map(flow.isSwiftUIStack) == true
    let isNested = shown.verb.effect == .push && containers.contains(library)
        || shown.verb.effect == .embed && links.contains(library) && bringsStack
    guard isNested else { return nil }
    let outer = flow.some(shown.on ?? shown.from) { standing in
        guard standing.placement.inStack == true, let container = standing.placement.nearestContainer else { return false }
        return container.kind == .nav && !container.barHidden
    }
    guard let outer else { return nil }
    return Finding(
        "“\(target.name)” is pushed in a stack of its own inside another one\(source(of: shown, in: flow)).",
        at: shown.location, screen: target.id, edge: shown.id, certainty: min(.likely, shown.certainty), standing: outer,
        related: [Note("“\(library)” is configured to bring a stack, or to push", at: shown.location)],
        fix: "Remove the inner stack; let the outer one own the path.", subjects: [.screen(target.id), .transition(shown.id)])
}

/// A view whose body always brings a stack, standing in another one of the same layer and column.
private func ownStackInsideAnother(_ view: Screen, in flow: Flow) -> Finding? {
    guard let stack = view.facts.stackInBody, stack.guarded == .always else { return nil }
    let nested = flow.some(view.id) { standing in
        guard let outer = standing.placement.nearestContainer, outer.kind == .nav, standing.placement.inStack == true,
            let container = outer.container, container != view.id, let hop = flow.way(to: standing).last
        else { return false }
        // A stack hosted in a navigation controller is hosted-stack-in-navigation-controller's; a bar hidden on purpose is no second one.
        guard !hop.hosted, !outer.barHidden, isThereForSure(standing, in: flow) else { return false }
        let around = flow.screen(container)?.facts.stackInBody
        return around.map { $0.guarded == .always && $0.location != stack.location } ?? true
    }
    guard let nested, let hop = flow.way(to: nested).last else { return nil }
    let isPushed = nested.placement.isPushed
    return Finding(
        "“\(view.name)” brings its own NavigationStack but \(isPushed ? "is pushed" : "stands") inside another one"
            + "\(source(of: hop, in: flow)).",
        at: stack.location, screen: view.id, edge: hop.id, certainty: min(nested.certainty, stack.certainty), standing: nested,
        related: [Note(isPushed ? "It is pushed here" : "It is put into the other stack here", at: hop.location)],
        fix: "Remove the inner stack; let the outer one own the path.",
        subjects: [.screen(view.id), .transition(hop.id)])
}

/// A link's destination with a stack around it, written where it is pushed.
private func stackAroundDestination(_ link: Transition, in flow: Flow) -> Finding? {
    guard link.verb == .link || link.verb == .destination, let stack = link.wrapped, flow.isSwiftUIStack(stack), !link.hidesBar,
        let target = flow.screen(link.to)
    else { return nil }
    // With and without a stack by a condition: the code knows where it stands.
    let alternatives = flow.transitions(from: link.from).filter { $0.location == link.location && $0.caller == link.caller && $0.to == link.to && $0.wrapped == nil }
    guard alternatives.isEmpty, target.facts.barHidden == nil else { return nil }
    let standing = flow.some(link.on ?? link.from) { standing in
        // A link in what UIKit hosts pushes on UIKit's stack, or does nothing; a column's would fill the next one.
        if standing.placement.inStack == nil, link.verb == .link { return flow.way(to: standing).contains(where: \.hosted) }
        guard let outer = standing.placement.nearestContainer, standing.placement.inStack == true else { return false }
        return outer.kind == .nav && !outer.barHidden
    }
    guard let standing else { return nil }
    return Finding(
        "“\(target.name)” is pushed in a NavigationStack of its own inside another one\(source(of: link, in: flow)).",
        at: link.caller ?? link.location, screen: target.id, edge: link.id, certainty: min(standing.certainty, link.certainty), standing: standing,
        related: link.caller == nil ? [] : [Note("The link that pushes it", at: link.location)],
        fix: "Remove the inner stack; let the outer one own the path.",
        subjects: [.screen(target.id), .transition(link.id)])
}

/// Nothing on the way from the outer stack down to the view is under a condition, or hides the bar.
private func isThereForSure(_ standing: Standing, in flow: Flow) -> Bool {
    guard flow.screensFilling(standing).allSatisfy({ $0.facts.barHidden == nil }) else { return false }
    for hop in flow.way(to: standing).reversed() {
        if hop.hidesBar { return false }
        guard hop.verb.effect == .embed else { break }
        if hop.guarded != .always { return false }
    }
    return true
}

private func source(of hop: Transition, in flow: Flow) -> String {
    flow.screen(hop.from).map { " (from “\($0.name)”)" } ?? ""
}

/// A pushed view controller that embeds a navigation controller while the bar of the stack around it is visible.
private func embeddedStack(_ transition: Transition, in flow: Flow) -> Finding? {
    guard transition.verb.effect == .embed, transition.certainty == .certain, transition.guarded == .always,
        let host = flow.screen(transition.from), host.technology != .swiftui,
        transition.wrapped.map({ !flow.isSwiftUIStack($0) }) ?? (flow.containerKind(of: transition.to ?? "") == .nav),
        !transition.hidesBar, host.facts.barHidden == nil, flow.screen(transition.to)?.facts.barHidden == nil
    else { return nil }
    // Among several children a navigation controller is a panel, a card or a drawer rather than the screen's content.
    let children = flow.transitions(from: host.id).filter { $0.verb.effect == .embed }
    guard Set(children.map(\.to)).count == 1 else { return nil }
    let pushed = flow.some(host.id) { standing in
        guard let outer = standing.placement.innermost(.nav), standing.placement.isPushed else { return false }
        return !outer.barHidden && flow.screen(outer.container)?.facts.barHidden == nil
    }
    guard let pushed else { return nil }
    return Finding(
        "“\(host.name)” embeds a navigation controller but is pushed inside another one\(source(of: pushed, in: flow)).",
        at: transition.location, screen: host.id, edge: transition.id, certainty: pushed.certainty, standing: pushed,
        fix: "Embed the content itself; let the outer stack own the path, or hide the outer bar.",
        subjects: [.screen(host.id), .transition(transition.id)])
}

private func source(of standing: Standing, in flow: Flow) -> String {
    flow.way(to: standing).last.map { source(of: $0, in: flow) } ?? ""
}
