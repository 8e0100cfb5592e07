import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let pushedTaskWithCancel = Rule(
        "pushed-task-with-cancel", .modalVersusPush, .info,
        options: [.flag("requireInput", "Report only screens that take input.")],
        card: PackageResources.pushed_task_with_cancel_md
    ) { flow, options in
        flow.screens.compactMap { screen -> Finding? in
            guard flow.containerKind(of: screen.id) == nil, !options.flag("requireInput") || screen.facts.input != .none,
                let cancel = screen.facts.leading.first(where: { $0.look == .cancel && $0.guarded == .always }),
                let commit = screen.facts.trailing.first(where: { $0.look == .commit && $0.guarded == .always }),
                losesBack(screen), !isPromptInModal(screen, in: flow), let witness = flow.only(screen.id, where: { $0.placement.isPushed && goesUp(cancel, at: $0, in: flow) })
            else { return nil }
            let push = flow.way(to: witness).last
            return Finding(
                "“\(screen.name)” is pushed but behaves like a modal task (\(name(of: cancel)) + \(name(of: commit))); the back button and"
                    + " swipe are gone.",
                at: cancel.location, screen: screen.id, edge: name(of: cancel), certainty: witness.certainty, standing: witness,
                related: [Note("Its other ending is set here", at: commit.location)]
                    + (push.map { [Note("It is pushed here", at: $0.location)] } ?? []),
                fix: "Present it in a sheet with its own navigation container, or drop Cancel and keep the system back button.",
                subjects: [.control(cancel.location), .screen(screen.id)])
        }
    }
}

/// A prompt for one text inside a modal: a sheet of its own would be a second layer for very little.
private func isPromptInModal(_ screen: Screen, in flow: Flow) -> Bool {
    screen.facts.input == .text && screen.facts.inputs <= 1 && flow.some(screen.id) { $0.placement.isModal == true } != nil
}

/// Cancel stands in for the back button, not beside it.
private func losesBack(_ screen: Screen) -> Bool {
    screen.technology == .swiftui ? screen.facts.backHidden?.guarded == .always : !screen.facts.supplementsBack
}

private func goesUp(_ cancel: Control, at standing: Standing, in flow: Flow) -> Bool {
    let leaves = cancel.exits.contains { $0.guarded == .always } || cancel.confirms && !cancel.exits.isEmpty
    return leaves && cancel.exits.allSatisfy { flow.effect(of: $0, at: standing) == .parent }
}

private func name(of control: Control) -> String { control.label ?? (control.look == .cancel ? "Cancel" : "Done") }
