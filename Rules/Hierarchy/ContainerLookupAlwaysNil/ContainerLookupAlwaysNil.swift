import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let containerLookupAlwaysNil = Rule(
        "container-lookup-always-nil", .hierarchy, .warning, card: PackageResources.container_lookup_always_nil_md
    ) { flow in
        func place(_ lookup: Lookup) -> String { "\(lookup.location.path):\(lookup.location.line) \(lookup.property)" }
        let early = Set(flow.graph.lookups.filter { $0.kind == .early }.map(place))
        return flow.graph.lookups.compactMap { lookup in
            switch lookup.kind {
            // In an initialiser it is nil wherever the screen will stand.
            case .use: early.contains(place(lookup)) ? nil : used(lookup, in: flow)
            case .early: tooEarly(lookup, in: flow)
            case .ofContainer: ofContainer(lookup, in: flow)
            default: nil
            }
        }
    }
}

/// Something is done through a tab bar or split controller that stands nowhere around the screen.
private func used(_ lookup: Lookup, in flow: Flow) -> Finding? {
    let kinds: [String: ScreenKind] = ["tabBarController": .tab, "splitViewController": .split]
    guard !lookup.handled, let kind = kinds[lookup.property], let screen = flow.screen(lookup.from), flow.containerKind(of: screen.id) != kind,
        flow.screens.contains(where: { flow.containerKind(of: $0.id) == kind && $0.technology != .swiftui }),
        let witness = flow.only(screen.id, where: { $0.placement.isKnown && $0.placement.innermost(kind) == nil })
    else { return nil }
    let certainty = min(lookup.certainty, witness.certainty)
    let crashes = lookup.forced && lookup.guarded == .always
    let isModal = flow.standings(of: screen.id).allSatisfy { $0.placement.isModal == true }
    return Finding(
        "“\(screen.name)” \(isModal ? "is only shown modally" : "stands in no such container"), where \(lookup.property) is nil; "
            + "this \(lookup.forced ? "crashes" : "does nothing").",
        at: lookup.location, screen: screen.id, edge: lookup.property, certainty: certainty, reason: "no-container",
        severity: crashes && certainty == .certain ? .error : nil, standing: witness,
        related: flow.way(to: witness).last.map { [Note("It is shown here", at: $0.location)] } ?? [],
        fix: isModal ? "Dismiss first and go on from the presenter, or tell a delegate." : "Go on from a controller that stands in the container.",
        subjects: transitions(at: lookup, in: flow))
}

private func tooEarly(_ lookup: Lookup, in flow: Flow) -> Finding? {
    guard let screen = flow.screen(lookup.from), !isDecodedWithParent(lookup, in: flow) else { return nil }
    return Finding(
        "\(lookup.property) is nil in an initialiser, before “\(screen.name)” has its place.",
        at: lookup.location, screen: screen.id, edge: "early \(lookup.property)", certainty: lookup.certainty, reason: "too-early",
        fix: "Read it in an appearance callback, or when it is needed.")
}

/// A storyboard keeps a container's first children in the container's own archive, and a controller's decoder reads its parent from there.
private func isDecodedWithParent(_ lookup: Lookup, in flow: Flow) -> Bool {
    lookup.property != "view.window" && lookup.function?.lowercased().contains("coder") == true
        && flow.transitions(to: lookup.from).contains { ($0.verb == .root || $0.verb == .tab) && $0.location.path.hasSuffix(".storyboard") }
}

private func ofContainer(_ lookup: Lookup, in flow: Flow) -> Finding? {
    // A collapsed split puts its columns' stacks into one another.
    let mayNest = flow.screens.contains { flow.containerKind(of: $0.id) == .split }
    guard !lookup.handled, lookup.caller != nil || !mayNest else { return nil }
    return Finding(
        "navigationController is nil of a navigation controller\(lookup.caller == nil ? "" : ", which this is handed"); this does nothing.",
        at: lookup.location, screen: flow.screen(lookup.from)?.id, edge: "of container \(lookup.function ?? "")", certainty: lookup.certainty,
        reason: "is-a-container", related: lookup.caller.map { [Note("A navigation controller is handed over here", at: $0)] } ?? [],
        fix: "Use the value itself where it is a navigation controller.", subjects: transitions(at: lookup, in: flow))
}

private func transitions(at lookup: Lookup, in flow: Flow) -> [Finding.Subject] {
    flow.transitions.filter { $0.location == lookup.location }.map { .transition($0.id) }
}
