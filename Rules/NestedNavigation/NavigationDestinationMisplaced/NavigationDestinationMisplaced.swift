import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let navigationDestinationMisplaced = Rule(
        "navigation-destination-misplaced", .nestedNavigation, .warning, card: PackageResources.navigation_destination_misplaced_md
    ) { flow in
        let destinations = flow.transitions.filter { $0.verb == .destination && $0.entry == nil }
        return destinations.compactMap { lazyDestination($0, in: flow) } + repeated(destinations, in: flow)
    }
}

/// A destination registered on a row of a lazy container, in place or through the row's own view.
private func lazyDestination(_ destination: Transition, in flow: Flow) -> Finding? {
    let container: String
    var rows: [Transition] = []
    if let lazy = destination.lazyContainer {
        container = lazy
    } else {
        // The row's view registers it: everywhere the view is composed, it is a row.
        let uses = flow.transitions(to: destination.from)
        guard destination.on == nil, !uses.isEmpty, flow.isClosed(destination.from), uses.allSatisfy({ $0.verb == .embed && $0.lazyContainer != nil }),
            let lazy = uses.first?.lazyContainer
        else { return nil }
        container = lazy
        rows = uses
    }
    return Finding(
        "This navigationDestination sits inside a lazy \(container); the stack may not see it.",
        at: destination.location, screen: destination.from, edge: destination.id, certainty: destination.certainty,
        related: rows.prefix(3).map { Note("“\(flow.name(of: destination.from))” is a row here", at: $0.location) },
        fix: "Move it outside the \(container).", subjects: [.transition(destination.id)])
}

/// Two registrations of one type in one body, or in what it composes in place: the stack takes one of them.
private func repeated(_ destinations: [Transition], in flow: Flow) -> [Finding] {
    let typed = destinations.filter { $0.identifier != nil && $0.guarded == .always && $0.certainty == .certain }
    return Dictionary(grouping: typed) { "\($0.from)|\($0.on ?? "")|\($0.identifier ?? "")" }.sorted { $0.key < $1.key }.compactMap { _, same in
        let places = Set(same.map(\.location)).sorted()
        guard places.count > 1, let first = places.first, let later = same.first(where: { $0.location == places.last }) else { return nil }
        return Finding(
            "A second navigationDestination for \(later.identifier ?? "the same type") in one stack; only one of them is used.",
            at: later.location, screen: later.from, edge: later.id, severity: .info,
            related: [Note("The first one", at: first)], fix: "Keep one registration for each type.", subjects: [.transition(later.id)])
    }
}
