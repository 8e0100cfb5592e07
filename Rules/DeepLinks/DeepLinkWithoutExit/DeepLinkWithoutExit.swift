import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let deepLinkWithoutExit = Rule(
        "deep-link-without-exit", .deepLinks, .warning, card: PackageResources.deep_link_without_exit_md
    ) { flow in
        flow.transitions.compactMap { judge($0, in: flow) }
    }
}

private func judge(_ site: Transition, in flow: Flow) -> Finding? {
    guard let entry = flow.graph.entries.first(where: { $0.id == site.entry }), entry.kind != .launch,
        let (screen, standings) = shown(by: site, in: flow), flow.containerKind(of: screen.id) == nil, !bringsItsOwn(screen, in: flow),
        !screen.facts.ownerExit, !isHome(screen, in: flow), let standing = standings.first(where: { isShut($0, in: flow) })
    else { return nil }
    let installed = site.installs.map { ExitControl(control: $0, place: $0.side == .trailing ? .trailing : .leading, site: site) }
    let ways = flow.exitControls(of: screen) + installed.filter { !$0.control.exits.isEmpty }
    guard (screen.facts.leading + screen.facts.trailing + screen.facts.body + site.installs).allSatisfy({ !$0.isOpaque }),
        screen.facts.backHidden == nil || standing.placement.atRoot == true
    else { return nil }
    let showing = Showing(site: site, standing: standing)
    let exit = ways.first { $0.control.look != .other && $0.control.look != .unknown } ?? ways.first
    // Which stack a view's path belongs to depends on who handed it over.
    let isView = screen.technology == .swiftui
    if isView, standing.placement.isModal == false || ways.contains(where: { $0.control.exits.contains { $0.verb != .dismiss } }) { return nil }
    for way in ways {
        let isDead = flow.idioms.allSatisfy { idiom in
            !site.runs(on: idiom) || flow.isThere(way.control, shownBy: site, on: idiom) == false
                || flow.effects(of: way, at: showing, on: idiom) == [.nothing]
        }
        if !isDead { return nil }
    }
    if ways.isEmpty, !isDeadEnd(screen, at: standing, in: flow) { return nil }
    // In a tab of the base layer the other tabs are still there.
    let isInTab = standing.placement.isModal == false && standing.placement.innermost(.tab) != nil
    let isOnlyScreen = site.verb == .root && site.receiver == .windowRoot && standing.placement.innermost(.tab) == nil
        && standing.placement.innermost(.split) == nil && ways.isEmpty && flow.isComplete(screen.id)
    let certainty = min(site.certainty, standing.certainty)
    let platforms = flow.platformsWithoutGesture(standing) ?? []
    let only = standing.placement.isModal == true && platforms != ["any"] ? " on \(platforms.joined(separator: " and "))" : ""
    let lack = exit.map { "its only exit (\($0.name)) does nothing there" } ?? "nothing on it leads out"
    var related = [Note("It is opened here", at: site.location), Note("The entry", at: entry.location)]
    related += (exit?.control.exits ?? []).compactMap { exit in exit.location.map { Note("It leaves here", at: $0) } }
    var subjects: [Finding.Subject] = [.transition(site.id), .screen(screen.id)]
    if let exit { subjects.append(.control(exit.control.location)) }
    return Finding(
        "Opened from \(entry.kind.words), “\(screen.name)” cannot be left\(only): \(lack).",
        at: exit?.control.location ?? site.location, screen: screen.id, edge: "\(entry.id) \(exit?.control.label ?? "none")",
        certainty: certainty, severity: isInTab ? .info : isOnlyScreen && certainty == .certain ? .error : nil, standing: standing,
        related: related,
        fix: "Dismiss when presented and pop when pushed, or rebuild the stack with a root.",
        subjects: subjects)
}

/// The screen that a site shows and where it stands then: what it leads to, or the root of a stack's scene that has one alone and lends it
/// no controls.
private func shown(by site: Transition, in flow: Flow) -> (Screen, [Standing])? {
    guard let target = flow.screen(site.to) else { return nil }
    let landings = flow.landings(of: site).filter(\.placement.viaEntry)
    guard flow.containerKind(of: target.id) == .nav, site.installs.isEmpty else { return (target, landings) }
    let filling = flow.transitionsIncludingInherited(from: target.id)
    guard filling.count == 1, let root = flow.screen(filling[0].to), filling[0].verb.effect == .root, filling[0].installs.isEmpty else { return nil }
    let layers = Set(landings.map(\.placement.layer))
    return (root, flow.standings(of: root.id).filter { layers.contains($0.placement.layer) && $0.placement.innermost(.nav)?.container == target.id })
}

/// A layer that no gesture closes, or the first of a base layer.
private func isShut(_ standing: Standing, in flow: Flow) -> Bool {
    guard !standing.placement.isColumnRoot else { return false }
    switch standing.placement.layer {
    case .modal: return standing.placement.isModalRoot && flow.platformsWithoutGesture(standing)?.isEmpty == false
    case .base: return standing.placement.isBaseRoot
    case .unknown: return false
    }
}

/// A screen that makes a container of its own, or runs in somebody else's.
private func bringsItsOwn(_ screen: Screen, in flow: Flow) -> Bool {
    screen.facts.stackInBody != nil || flow.transitionsIncludingInherited(from: screen.id).contains {
        [.embed, .tab, .column].contains($0.verb.effect)
    }
}

/// It is a root without a link as well: where the app starts, a tab, a column.
private func isHome(_ screen: Screen, in flow: Flow) -> Bool {
    flow.transitions(to: screen.id).contains { site in
        site.entry == nil && flow.landings(of: site).contains { $0.placement.isBaseRoot }
    }
}

/// System controllers that bring no way out of their own.
private let plainClasses: Set<String> = ["UIViewController", "UITableViewController", "UICollectionViewController"]

/// Every action is known, and none leads on.
private func isDeadEnd(_ screen: Screen, at standing: Standing, in flow: Flow) -> Bool {
    guard flow.isComplete(screen.id), standing.placement.innermost(.tab) == nil else { return false }
    return flow.transitionsIncludingInherited(from: screen.id).allSatisfy { [.alert].contains($0.verb.effect) }
        && screen.inherits.allSatisfy { !$0.hasSuffix("Controller") || plainClasses.contains($0) || flow.screen($0) != nil }
}
