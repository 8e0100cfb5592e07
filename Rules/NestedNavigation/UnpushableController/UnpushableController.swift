import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let unpushableController = Rule(
        "unpushable-controller", .nestedNavigation, .error, card: PackageResources.unpushable_controller_md
    ) { flow in
        flow.transitions.compactMap { pushedContainer($0, in: flow) ?? columnDetail($0, in: flow) ?? underMore($0, in: flow) }
    }
}

/// A navigation or split controller that a stack is given: by a push, as an element of the stack, or as its root.
private func pushedContainer(_ transition: Transition, in flow: Flow) -> Finding? {
    // A SwiftUI view in a hosting controller is a plain controller to UIKit, whatever it contains.
    let isView = transition.hosted || flow.screen(transition.to)?.technology == .swiftui
    let target = isView ? nil : flow.containerKind(of: transition.to ?? "")
    let wrapper = transition.wrapped.flatMap { flow.isSwiftUIStack($0) ? nil : $0 }
    let name: String
    let kind: ScreenKind
    switch transition.verb {
    case .push, .setStack, .seguePush:
        if let wrapper {
            (name, kind) = (transition.to == nil ? "“\(wrapper)”" : "“\(wrapper)” around “\(flow.name(of: transition.to))”", .nav)
        } else {
            guard let target, target != .tab else { return nil }
            (name, kind) = ("“\(flow.name(of: transition.to))”", target)
        }
    case .root where wrapper == nil && transition.receiver != .windowRoot && flow.containerKind(of: transition.from) == .nav:
        guard let target, target != .tab, transition.to != transition.from else { return nil }
        (name, kind) = ("“\(flow.name(of: transition.to))”", target)
    default:
        // Whatever becomes of the wrapper, its initialiser has been given a container to push.
        guard wrapper != nil, let target, target != .tab else { return nil }
        (name, kind) = ("“\(flow.name(of: transition.to))”", target)
    }
    guard !flow.mayBeOverridden(transition), transition.verb != .setStack || !standsInClassicSplit(transition.from, in: flow) else { return nil }
    // Whether the old push segue tolerates a navigation controller is not known.
    let isOldSegue = transition.verb == .seguePush
    return Finding(
        kind == .split
            ? "\(name) is a split view controller; pushing it is refused."
            : "\(name) is a navigation controller; pushing it raises an exception.",
        at: transition.location, screen: transition.from, edge: transition.id,
        certainty: isOldSegue ? min(transition.certainty, .likely) : transition.certainty,
        severity: isOldSegue ? .warning : nil,
        fix: kind == .split
            ? "Present \(name) modally, or make it a root."
            : "Push its root view controller, or present \(name) modally.",
        subjects: [.transition(transition.id)])
}

/// A split view controller behind the “More” tab, whose stack an iPhone pushes it on: of more than five tabs the first four have a place of
/// their own.
private func underMore(_ tab: Transition, in flow: Flow) -> Finding? {
    guard tab.verb == .tab, tab.wrapped == nil, let position = tab.position, position >= 4, tab.certainty == .certain,
        flow.graph.app.deviceFamilies != [2], flow.containerKind(of: tab.to ?? "") == .split, flow.screen(tab.to)?.technology != .swiftui
    else { return nil }
    let tabs = flow.transitions(from: tab.from).filter { $0.verb == .tab && $0.certainty == .certain && $0.guarded == .always && $0.entry == nil }
    let places = Set(tabs.compactMap(\.position))
    guard tab.guarded == .always, places.count > 5 else { return nil }
    return Finding(
        "“\(flow.name(of: tab.to))” is tab \(position + 1) of \(places.count): an iPhone pushes it from “More”, and pushing a split view controller is refused.",
        at: tab.location, screen: tab.to, edge: tab.id, certainty: .likely, reason: "more-tab", severity: .warning,
        fix: "Put it among the first four tabs, or show its columns in a stack of their own on iPhone.", subjects: [.transition(tab.id)])
}

/// A classic split puts its detail's stack into its main stack when it collapses: those stacks take navigation controllers.
private func standsInClassicSplit(_ screen: String, in flow: Flow) -> Bool {
    flow.standings(of: screen).contains { standing in
        guard let split = standing.placement.innermost(.split) else { return false }
        return flow.screen(split.container)?.facts.columnStyle != true
    }
}

/// A navigation controller handed to a column-style split, which pushes it once the columns have become one stack.
private func columnDetail(_ transition: Transition, in flow: Flow) -> Finding? {
    guard transition.verb == .showDetail, flow.graph.app.deviceFamilies != [2],
        transition.wrapped.map({ !flow.isSwiftUIStack($0) }) ?? (flow.containerKind(of: transition.to ?? "") == .nav)
    else { return nil }
    // A split with a compact column of its own shows that one when collapsed; nothing is pushed then.
    guard let split = flow.splitWithDetail(filledBy: transition)?.split, split.facts.columnStyle == true, !split.facts.placesDetail,
        !flow.transitions(from: split.id).contains(where: { $0.verb == .column && $0.column == "compact" })
    else { return nil }
    let name = transition.wrapped ?? flow.name(of: transition.to)
    return Finding(
        "“\(name)” is a navigation controller; this split pushes it when collapsed.",
        at: transition.location, screen: transition.from, edge: transition.id,
        certainty: min(transition.certainty, .likely), severity: .warning,
        related: [Note("“\(split.name)” is built in column style", at: split.location)],
        fix: "Set it with setViewController(_:for:) and show the column.",
        subjects: [.transition(transition.id)])
}
