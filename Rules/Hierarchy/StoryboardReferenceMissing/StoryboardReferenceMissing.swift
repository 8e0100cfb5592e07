import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let storyboardReferenceMissing = Rule(
        "storyboard-reference-missing", .hierarchy, .error, card: PackageResources.storyboard_reference_missing_md
    ) { flow in
        flow.graph.brokenReferences.compactMap { reference in
            guard let message = message(for: reference, in: flow) else { return nil }
            return Finding(
                message, at: reference.location, screen: reference.screen, edge: "\(reference.kind.rawValue) \(reference.name)",
                certainty: reference.certainty, reason: reference.isUnread ? "unread" : nil,
                // An accessor that nobody reads fails once somebody does.
                severity: reference.isUnread ? .info : nil, related: related(reference),
                fix: reference.kind == .trappingCoder
                    ? "Create it through a segue action or creator." : "Add or correct the identifier.",
                subjects: [.reference("\(reference.kind.rawValue) \(reference.name)")])
        }
    }
}

private func message(for reference: BrokenReference, in flow: Flow) -> String? {
    let owner = reference.screen.map { " on “\(flow.name(of: $0))”" } ?? ""
    let near = reference.near.map { "; closest: “\($0)”" } ?? ""
    let storyboard = reference.storyboard.map { "“\($0)” has no" } ?? "No storyboard has a"
    switch reference.kind {
    case .segue: return "\(storyboard) segue “\(reference.name)”\(owner)\(near)."
    case .scene, .placeholder: return "\(storyboard) scene “\(reference.name)”\(near)."
    case .storyboard: return "There is no storyboard “\(reference.name)”\(near)."
    case .creationSelector: return "Nobody implements the creation selector “\(reference.name)”\(near)."
    case .trappingCoder:
        let caller = reference.location.path.hasSuffix(".storyboard") ? "segue" : "call"
        return "“\(reference.name)” traps in init(coder:), which this \(caller) runs."
    case .unwindAction, .deadFlag: return nil
    }
}

private func related(_ reference: BrokenReference) -> [Note] {
    guard let place = reference.nearLocation else { return [] }
    return [Note(reference.nearReason ?? reference.near.map { "“\($0)” is here" } ?? "The closest is here", at: place)]
}
