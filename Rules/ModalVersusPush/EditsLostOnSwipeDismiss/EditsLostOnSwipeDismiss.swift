import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let editsLostOnSwipeDismiss = Rule(
        "edits-lost-on-swipe-dismiss", .modalVersusPush, .info,
        options: [.number("minInputs", "A screen with fewer places for text than this is a prompt, not an editor.", standard: 2)],
        card: PackageResources.edits_lost_on_swipe_dismiss_md
    ) { flow, options in
        flow.screens.compactMap { lost(on: $0, in: flow, minInputs: options.number("minInputs")) }
    }
}

private func lost(on screen: Screen, in flow: Flow, minInputs: Int) -> Finding? {
    let facts = screen.facts
    guard takesWork(screen, minInputs: minInputs), !facts.savesWhileEditing, !facts.actsOnLeaving, !isPrompt(screen, in: flow) else { return nil }
    for standing in flow.standings(of: screen.id) where standing.screen == screen.id {
        guard flow.isGestureClosable(standing) == true, !flow.isGuardedAgainstSwipe(standing),
            !flow.screensFilling(standing).contains(where: { $0.facts.actsOnLeaving || $0.facts.savesWhileEditing })
        else { continue }
        let installed = flow.way(to: standing).last?.installs ?? []
        let controls = facts.leading + facts.trailing + facts.body + installed
        guard let commit = controls.first(where: { $0.look == .commit }) else { continue }
        let givesUp = standing.placement.isPushed || controls.contains { $0.look == .cancel || $0.look == .close && !$0.exits.isEmpty }
        guard givesUp else { continue }
        return Finding(
            "“\(screen.name)” \(screen.facts.input == .text ? "edits text" : "takes input") and has"
                + " \(commit.label.map { "“\($0)”" } ?? "Save"), but a swipe discards it without asking.",
            at: commit.location, screen: screen.id, edge: commit.label, certainty: min(standing.certainty, .likely), standing: standing,
            related: [Note("“\(screen.name)” could guard itself", at: screen.location)]
                + (flow.presentation(of: standing).map { [Note("The layer is presented here", at: $0.location)] } ?? []),
            fix: """
                Set isModalInPresentation / interactiveDismissDisabled while there are changes and confirm in \
                presentationControllerDidAttemptToDismiss.
                """,
            subjects: [.screen(screen.id), .control(commit.location)])
    }
    return nil
}

private func takesWork(_ screen: Screen, minInputs: Int) -> Bool {
    switch screen.facts.input {
    case .none: false
    case .text: screen.facts.inputs >= minInputs
    case .form: screen.technology != .swiftui || screen.facts.inputs >= minInputs
    case .capture: !screen.facts.isViewer
    }
}

/// What one types to sign in, to search or to filter is soon typed again.
private func isPrompt(_ screen: Screen, in flow: Flow) -> Bool {
    guard let role = flow.interruption(of: screen)?.kind else { return flow.isGate(screen) }
    return [.signIn, .filter, .pickerOfAccount].contains(role)
}
