import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let actionSheetWithoutAnchor = Rule(
        "action-sheet-without-anchor", .modalVersusPush, .error,
        options: [.flag("includeActivityViews", "Look at activity sheets as well.", standard: true)],
        card: PackageResources.action_sheet_without_anchor_md
    ) { flow, options in
        let app = flow.graph.app
        guard app.deviceFamilies.isEmpty || app.deviceFamilies.contains(2) || app.catalyst == true else { return [] }
        var seen: Set<Span> = []
        return flow.transitions.compactMap { transition -> Finding? in
            // What an entry reaches is the same call once more.
            guard transition.anchor == .missing, options.flag("includeActivityViews") || !isActivitySheet(transition), seen.insert(transition.location).inserted else { return nil }
            return Finding(
                "This \(name(of: transition)) has no source view, source item or bar button; presenting it on iPad raises an exception.",
                at: transition.location, screen: transition.from, edge: transition.id, certainty: transition.certainty,
                severity: tempered(in: app),
                fix: "Set popoverPresentationController?.sourceItem (or sourceView and sourceRect) before presenting.",
                subjects: [.transition(transition.id)])
        }
    }
}

private func name(of transition: Transition) -> String {
    if transition.verb == .actionSheet { return "action sheet" }
    return isActivitySheet(transition) ? "activity sheet" : "popover"
}

private func isActivitySheet(_ transition: Transition) -> Bool { transition.to == "system:UIActivityViewController" }

/// Where a project is there that says nothing of devices, Xcode builds for the iPhone alone.
private func tempered(in app: AppFacts) -> Severity? {
    guard app.deviceFamilies.isEmpty, app.catalyst != true else { return nil }
    return app.deploymentTarget == nil ? .warning : .info
}
