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
    var embedder: Note?
    switch already.kind {
    case .wrapped where verb == "push":
        // UIKit takes it out of the wrapper.
        severity = .info
        message = "\(subject(transition, in: flow)) was put into “\(holder)”, and this push takes it out again: the wrapper is made for nothing."
        fix = "Push it without the wrapper, or present the wrapper."
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
            let isElement = embedding(transition.from, in: flow) == nil ? flow.only(transition.from) { $0.placement.inStack == true } : nil
            certainty = isElement == nil ? min(certainty, .likely) : min(certainty, isElement?.certainty ?? .likely)
            standing = isElement
            break
        }
        guard let parent = embedding(transition.from, in: flow), let child = flow.some(parent.from, where: \.placement.isPushed) else { return nil }
        let name = flow.name(of: transition.from)
        message = "“\(name)” can be a child of “\(flow.name(of: parent.from))”, and then no element of the stack; going back to it raises an exception."
        fix = "Go back to the parent that stands in the stack."
        embedder = Note("It is made a child here", at: parent.location)
        (certainty, standing) = (min(certainty, child.certainty, parent.certainty), child)
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
        // The wrapper of a layer goes with it, and the control that made it is covered while it is up.
        guard transition.verb.effect != .present || !transition.isByUser else { return nil }
        severity = .info
        message = "“\(holder)” keeps one controller, and this wraps it in a new navigation controller each time it runs."
        fix = "Keep the navigation controller, or create a new instance."
    }
    return Finding(
        message, at: transition.location, screen: flow.screen(transition.from)?.id, edge: transition.id, certainty: certainty,
        reason: already.kind.rawValue, severity: severity, standing: standing,
        related: (already.location.map { [Note(place(already.kind), at: $0)] } ?? []) + [embedder].compactMap { $0 }, fix: fix, subjects: [.transition(transition.id)])
}

private func subject(_ transition: Transition, in flow: Flow) -> String {
    transition.to == nil ? "The controller" : "“\(flow.name(of: transition.to))”"
}

/// The transition that makes it a child of another screen, without a stack of its own.
private func embedding(_ screen: String, in flow: Flow) -> Transition? {
    flow.transitions(to: screen).first { hop in
        hop.verb.effect == .embed && hop.wrapped == nil && hop.enclosed == nil && hop.certainty == .certain && flow.screen(hop.from)?.technology == .uikit
            && flow.containerKind(of: hop.from) == nil
    }
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
