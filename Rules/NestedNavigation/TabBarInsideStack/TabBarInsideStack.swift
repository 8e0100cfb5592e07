import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let tabBarInsideStack = Rule(
        "tab-bar-inside-stack", .nestedNavigation, .warning, card: PackageResources.tab_bar_inside_stack_md
    ) { flow in
        flow.transitions.compactMap { tabsInAStack($0, in: flow) ?? tabsThroughOneView($0, in: flow) } + flow.screens.compactMap(tabsInOwnStack)
    }
}

private func tabsInAStack(_ transition: Transition, in flow: Flow) -> Finding? {
    guard let id = transition.to, id != transition.from, flow.containerKind(of: id) == .tab else { return nil }
    let tabs = flow.screen(id)
    let landings = flow.landings(of: transition)
    let isPushed: Bool
    switch transition.verb {
    case .push, .seguePush, .setStack, .link, .destination:
        // Pushing what is wrapped in a navigation controller is unpushable-controller's.
        guard transition.wrapped == nil, !flow.mayBeOverridden(transition) else { return nil }
        isPushed = transition.position != 0 || transition.verb != .setStack
    case .show, .segueShow:
        guard landings.contains(where: \.placement.isPushed) else { return nil }
        isPushed = true
    case .root where transition.wrapped == nil:
        guard transition.receiver != .windowRoot, flow.screen(transition.from) != nil else { return nil }
        isPushed = false
    default:
        guard transition.wrapped != nil else { return nil }
        isPushed = false
    }
    let isSwiftUI = tabs?.technology == .swiftui
    // Behind a hidden bar there is one bar only: ugly, and it works.
    let isMild = !isPushed || isSwiftUI || tabs?.facts.barHidden != nil || isBarHidden(landings, in: flow)
    return Finding(
        message(flow.name(of: id), pushed: isPushed), at: transition.location, screen: id, edge: transition.id,
        certainty: transition.certainty, severity: isMild ? .info : nil, standing: landings.first,
        fix: fix, subjects: [.transition(transition.id), .screen(id)])
}

/// The stack that the tabs get into shows no bar.
private func isBarHidden(_ landings: [Standing], in flow: Flow) -> Bool {
    let stacks = landings.compactMap { $0.placement.innermost(.nav) }
    return !stacks.isEmpty && stacks.allSatisfy { $0.barHidden || flow.screen($0.container)?.facts.barHidden?.guarded == .always }
}

/// A view that always composes tabs stands in a stack itself, as its root or pushed.
private func tabsThroughOneView(_ part: Transition, in flow: Flow) -> Finding? {
    guard part.verb == .embed, part.guarded == .always, part.certainty == .certain, part.wrapped == nil, part.on == nil, let id = part.to,
        let outer = flow.screen(part.from), outer.technology == .swiftui, outer.class != nil, flow.screen(id)?.technology == .swiftui,
        flow.containerKind(of: id) == .tab, flow.containerKind(of: outer.id) == nil, outer.facts.barHidden == nil
    else { return nil }
    let stacked = flow.some(outer.id) { standing in
        guard let hop = flow.way(to: standing).last, hop.guarded == .always else { return false }
        let isOwn = hop.verb.effect == .push || hop.wrapped.map(flow.isSwiftUIStack) == true
        return isOwn && standing.placement.nearestContainer?.kind == .nav && standing.placement.nearestContainer?.barHidden == false
    }
    guard let stacked else { return nil }
    return Finding(
        message(flow.name(of: id), pushed: stacked.placement.isPushed), at: part.location, screen: id, edge: part.id, certainty: stacked.certainty,
        severity: .info, standing: stacked, fix: fix, subjects: [.transition(part.id), .screen(id)])
}

/// `NavigationStack { TabView { … } }` in one body.
private func tabsInOwnStack(_ screen: Screen) -> Finding? {
    guard let setting = screen.facts.tabsInStack, setting.guarded == .always else { return nil }
    return Finding(
        message(screen.name, pushed: false), at: setting.location, screen: screen.id, certainty: setting.certainty,
        severity: .info, fix: fix, subjects: [.screen(screen.id)])
}

private func message(_ name: String, pushed: Bool) -> String {
    "“\(name)” is \(pushed ? "pushed onto" : "the root of") a navigation stack; each tab should own its stack."
}

private let fix = """
    Make the tab controller the root and put a navigation container in each tab; switch roots after sign-in instead of pushing.
    """
