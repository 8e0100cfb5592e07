import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let promptInShouldDismiss = Rule(
        "prompt-in-should-dismiss", .modalVersusPush, .warning, card: PackageResources.prompt_in_should_dismiss_md
    ) { flow in
        flow.graph.vetoes.compactMap { raisedWhileAsked($0, in: flow) }
    }
}

/// One finding an answer: what else it raises is told beside the first.
private func raisedWhileAsked(_ veto: Veto, in flow: Flow) -> Finding? {
    guard veto.asked == .sheet else { return nil }
    let places = (veto.questions.map(\.location) + veto.raises).sorted()
    guard let first = places.first else { return nil }
    return Finding(
        "This question is raised while UIKit only asks whether the sheet may close.", at: first, screen: flow.screen(veto.owner)?.id,
        edge: "\(veto.owner).\(veto.function)",
        related: [Note("UIKit asks here, several times in one drag", at: veto.location)] + places.dropFirst().map { Note("So is this", at: $0) },
        fix: "Return false here while there are changes, and ask in presentationControllerDidAttemptToDismiss.",
        subjects: places.map(Finding.Subject.control))
}
