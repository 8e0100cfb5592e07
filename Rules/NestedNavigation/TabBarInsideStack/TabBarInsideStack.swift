import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let tabBarInsideStack = Rule(
        "tab-bar-inside-stack", .nestedNavigation, .warning, card: PackageResources.tab_bar_inside_stack_md
    ) { flow in
        flow.transitions.compactMap { tabsInAStack($0, in: flow) } + flow.screens.compactMap(tabsInOwnStack)
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
    let isMild = !isPushed || isSwiftUI || tabs?.facts.barHidden != nil
    return Finding(
        message(flow.name(of: id), pushed: isPushed), at: transition.location, screen: id, edge: transition.id,
        certainty: transition.certainty, severity: isMild ? .info : nil, standing: landings.first,
        fix: fix, subjects: [.transition(transition.id), .screen(id)])
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
