import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let controllerAlreadyInHierarchy = Rule(
        "controller-already-in-hierarchy", .hierarchy, .error, card: PackageResources.controller_already_in_hierarchy_md
    ) { flow in
        flow.transitions.compactMap { transition in transition.already.flatMap { finding($0, transition, in: flow) } }
    }
}

private func finding(_ already: Already, _ transition: Transition, in flow: Flow) -> Finding? {
    let holder = already.holder ?? "navigation controller"
    let verb = word(transition.verb)
    var certainty = transition.certainty
    var severity: Severity?
    var standing: Standing?
    let message: String
    let fix: String
    switch already.kind {
    case .wrapped:
        message = "\(subject(transition, in: flow)) is already inside “\(holder)”; \(verb) raises an exception."
        fix = "Use “\(holder)” instead."
    case .shown:
        guard !flow.mayBeOverridden(transition) || transition.verb != .push else { return nil }
        message = "\(subject(transition, in: flow)) is shown a second time by the same code; \(verb) raises an exception."
        fix = "Show it once."
    case .itself:
        guard transition.verb == .popTo else {
            message = "“\(flow.name(of: transition.from))” pushes itself onto the stack it stands in, which raises an exception."
            fix = "Push a new instance."
            let isElement = flow.only(transition.from) { $0.placement.inStack == true && !isChild($0, in: flow) }
            certainty = isElement == nil ? min(certainty, .likely) : min(certainty, isElement?.certainty ?? .likely)
            standing = isElement
            break
        }
        guard let child = flow.some(transition.from, where: { $0.placement.isPushed && isChild($0, in: flow) }) else { return nil }
        message = "“\(flow.name(of: transition.from))” is a child here and no element of the stack; going back to it raises an exception."
        fix = "Go back to the parent that stands in the stack."
        (certainty, standing) = (min(certainty, child.certainty), child)
    case .container:
        message = "“\(holder)” is already this screen’s own container; \(verb) raises an exception."
        fix = "Create a new instance."
    case .new:
        message = "“\(holder)” has just been made and is on no stack; going back to it raises an exception."
        fix = "Look the target up in viewControllers."
    case .fallback:
        certainty = min(certainty, .likely)
        message = "A new “\(holder)” stands in for a target that was not found; going back to it raises an exception."
        fix = "Do nothing, or go back to the root, where the target is not found."
    case .stack:
        message = "The navigation controller is the target of its own pop, which raises an exception."
        fix = "Go back to one of its viewControllers."
    case .duplicate:
        message = "\(subject(transition, in: flow)) stands twice in one stack, which raises an exception."
        fix = "Create a new instance."
    case .kept:
        severity = .info
        message = "“\(holder)” keeps one controller, and this wraps it in a new navigation controller each time it runs."
        fix = "Keep the navigation controller, or create a new instance."
    }
    return Finding(
        message, at: transition.location, screen: flow.screen(transition.from)?.id, edge: transition.id, certainty: certainty,
        reason: already.kind.rawValue, severity: severity, standing: standing,
        related: already.location.map { [Note(place(already.kind), at: $0)] } ?? [], fix: fix, subjects: [.transition(transition.id)])
}

private func subject(_ transition: Transition, in flow: Flow) -> String {
    transition.to == nil ? "The controller" : "“\(flow.name(of: transition.to))”"
}

private func isChild(_ standing: Standing, in flow: Flow) -> Bool {
    flow.way(to: standing).last.map { $0.verb.effect == .embed && $0.wrapped == nil } ?? false
}

private func word(_ verb: Verb) -> String {
    switch verb {
    case .push: "push"
    case .show, .showDetail: "show"
    case .column: "setViewController"
    default: "present"
    }
}

private func place(_ kind: Already.Kind) -> String {
    switch kind {
    case .wrapped: "It is put into a navigation controller here"
    case .kept: "It is kept here"
    default: "It is shown here first"
    }
}
