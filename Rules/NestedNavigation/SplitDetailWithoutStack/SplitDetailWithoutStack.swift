import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let splitDetailWithoutStack = Rule(
        "split-detail-without-stack", .nestedNavigation, .warning, card: PackageResources.split_detail_without_stack_md
    ) { flow in
        // An iPhone shows one column at a time, and pushes what fills the detail.
        guard flow.graph.app.deviceFamilies != [1] else { return [] }
        return flow.transitions.compactMap { bareDetail($0, in: flow) ?? columnWithoutStack($0, in: flow) }
    }
}

/// A controller that fills the detail column as it is, although it needs a stack or other sites bring one.
private func bareDetail(_ fill: Transition, in flow: Flow) -> Finding? {
    guard fill.enclosed == nil, let detail = flow.screen(fill.to), flow.containerKind(of: detail.id) == nil, !flow.bringsStack(fill),
        !detail.facts.ownBar, fill.idioms.isEmpty || fill.idioms.contains(.pad), let (split, isSure) = flow.splitWithDetail(filledBy: fill),
        split.technology != .swiftui, fill.verb == .column || !split.facts.placesDetail || split.facts.handsDetailOn
    else { return nil }
    let pushes = flow.transitionsIncludingInherited(from: detail.id).filter { push in
        let isOwn = push.receiver == .ownNav || push.verb == .link
        return [.push, .setStack].contains(push.verb.effect) && isOwn && push.on == nil && !push.nilTested
    }
    let witness = flow.transitions.first { other in
        other.location != fill.location && other.certainty == .certain && flow.bringsStack(other)
            && flow.containerKind(of: other.to ?? "") != .tab && flow.splitWithDetail(filledBy: other)?.split.id == split.id
    }
    let needs: String
    if !pushes.isEmpty {
        needs = ": its pushes do nothing"
    } else if !detail.facts.leading.isEmpty || !detail.facts.trailing.isEmpty {
        needs = ": its bar items are not shown"
    } else if detail.title != nil {
        needs = ": its title is not shown"
    } else {
        // What a column begins with, or is emptied to, is often a mere placeholder.
        guard witness != nil, fill.verb != .column, !isPlaceholder(detail, in: flow) else { return nil }
        needs = ""
    }
    let elsewhere = witness.map { "; elsewhere this column gets one (“\(flow.name(of: $0.to))”)" } ?? ""
    return Finding(
        "“\(detail.name)” fills the detail column without a navigation controller\(needs)\(elsewhere).",
        at: fill.location, screen: detail.id, edge: fill.id, certainty: min(fill.certainty, isSure ? .certain : .likely),
        reason: needs.isEmpty ? "elsewhere-wrapped" : nil,
        // A test of what the columns hold may well ask whether one has the controller in a stack already.
        severity: fill.guarded != .always && fill.hangsOn == .placement ? .info : nil,
        standing: flow.witness(of: fill, atLeast: min(fill.certainty, isSure ? .certain : .likely)),
        related: (witness.map { [Note("Here the column gets a navigation controller", at: $0.location)] } ?? [])
            + pushes.prefix(3).map { Note("This push finds no stack in the detail column", at: $0.location) },
        fix: "Wrap it in UINavigationController(rootViewController:).",
        subjects: [.transition(fill.id)] + pushes.map { .transition($0.id) })
}

/// By its name it stands for nothing, and nothing leads on from it.
private func isPlaceholder(_ detail: Screen, in flow: Flow) -> Bool {
    detail.isNamedAsNothing && flow.transitions(from: detail.id).allSatisfy { $0.verb.effect == .embed }
}

/// A view in the detail column of a NavigationSplitView that registers destinations, or has value links, outside any stack.
private func columnWithoutStack(_ fill: Transition, in flow: Flow) -> Finding? {
    guard fill.verb == .column, fill.column == "detail", fill.wrapped == nil, fill.enclosed == nil, !fill.hosted, let view = flow.screen(fill.to),
        view.technology == .swiftui, view.facts.stackInBody == nil, flow.screen(fill.from)?.technology == .swiftui
    else { return nil }
    let uses = flow.composition(of: view.id).flatMap { part in flow.transitions(from: part.view.id).filter { $0.on == nil || $0.on == part.view.id } }
    guard let use = uses.first(where: { $0.verb == .destination }) ?? uses.first(where: { $0.verb == .link && $0.identifier != nil }) else { return nil }
    let what = use.verb == .destination ? "a navigationDestination in it is ignored" : "a link in it leads nowhere"
    return Finding(
        "“\(view.name)” fills the detail column without a NavigationStack: \(what).",
        at: fill.location, screen: view.id, edge: fill.id, certainty: min(fill.certainty, use.certainty), reason: "swiftui",
        standing: flow.witness(of: fill, atLeast: min(fill.certainty, use.certainty)),
        related: [Note(use.verb == .destination ? "The destination stands in no stack" : "The link stands in no stack", at: use.location)],
        fix: "Put a NavigationStack in the column.", subjects: [.transition(fill.id), .transition(use.id)])
}
