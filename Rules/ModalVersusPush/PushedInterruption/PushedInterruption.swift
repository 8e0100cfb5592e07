import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let pushedInterruption = Rule(
        "pushed-interruption", .modalVersusPush, .warning,
        options: [
            .flag("requireDeclared", "Report only screens whose role is declared."),
            .names("words", "Words of names that speak of a task besides the usual ones (`wizard`), or that do not (`-report`)."),
        ],
        card: PackageResources.pushed_interruption_md
    ) { flow, options in
        let words = options.names("words")
        var told: Set<[String]> = []
        return flow.transitions.compactMap { push in
            guard [.push, .show, .setStack].contains(push.verb.effect), push.certainty > .possible, push.wrapped == nil,
                let screen = flow.screen(push.to), screen.id != push.from, let role = flow.interruption(of: screen, words: words),
                role.evidence == .declared || !options.flag("requireDeclared"),
                let landing = flow.landings(of: push).first(where: \.placement.isPushed),
                !isPerformed(push, in: flow), !isRegistered(push, in: flow), isNewTask(screen, role, pushedBy: push, words: words, in: flow),
                // A drawn segue that code performs as well is one.
                push.identifier == nil || !push.verb.isSegue || told.insert([push.from, push.identifier ?? "", screen.id]).inserted
            else { return nil }
            return Finding(
                "“\(screen.name)” is \(article(for: role.kind.word)) \(role.kind.word) task, but it is pushed as a level of “\(flow.name(of: push.from))”’s stack.",
                at: push.location, screen: screen.id, edge: push.id,
                certainty: min(push.certainty, landing.certainty, role.evidence == .declared ? .certain : .likely),
                severity: role.evidence == .words || isPrompt(screen, role) ? .info : nil, standing: landing,
                related: [Note("“\(screen.name)” is declared here", at: screen.location)],
                fix: "Present it in its own navigation container with Cancel and \(commit(of: screen, role)).",
                subjects: [.transition(push.id), .screen(screen.id)])
        }
    }
}

private func article(for word: String) -> String { word.first.map("aeiou".contains) == true ? "an" : "a" }

/// A segue of the controller's own that code performs is told of where the code stands.
private func isPerformed(_ segue: Transition, in flow: Flow) -> Bool {
    guard segue.verb.isSegue, segue.trigger.kind == .unknown, segue.trigger.function == nil, let identifier = segue.identifier else { return false }
    return flow.transitions(from: segue.from).contains { other in
        other.identifier == identifier && other.to == segue.to && other.trigger.function != nil && other.certainty > .possible
    }
}

/// What a stack shows for values of a type, where another push of the screen is known: the code that appends or links such a value.
private func isRegistered(_ push: Transition, in flow: Flow) -> Bool {
    push.verb == .destination && flow.transitions(to: push.to ?? "").contains {
        $0.verb != .destination && [.push, .show].contains($0.verb.effect) && $0.certainty > .possible
    }
}

/// Once it is done, the task takes the screen that pushes it off the stack too: that one is a step of it.
private func takesAlong(_ source: Screen, from task: Screen, in flow: Flow) -> Bool {
    flow.transitionsIncludingInherited(from: task.id).contains { $0.verb == .popTo && $0.to != source.id && $0.to != task.id }
}

private func isNewTask(_ screen: Screen, _ role: InterruptionRole, pushedBy push: Transition, words: Set<String>, in flow: Flow) -> Bool {
    guard let source = flow.screen(push.from) else { return role.evidence == .declared }
    guard flow.interruption(of: source, words: words) == nil else { return false }
    let standings = flow.standings(of: source.id)
    let isPartOfTask = standings.contains { standing in
        standing.ancestors.compactMap { flow.screen($0) }.contains { behind in
            flow.interruption(of: behind, words: words) != nil && (standing.below.contains(behind.id) || standing.placement.isModal == true)
        }
    }
    guard !isPartOfTask else { return false }
    guard role.evidence != .declared else { return true }
    guard !takesAlong(source, from: screen, in: flow) else { return false }
    // From here on the role is read from names: only a push in the base layer's hierarchy is safe to judge.
    guard standings.contains(where: { $0.placement.isModal == false }), !flow.isGate(source),
        role.evidence == .wordsAndStructure || !standings.contains(where: { $0.placement.isModal == true })
    else { return false }
    let forward = flow.transitions(from: screen.id).filter { [.push, .show, .setStack].contains($0.verb.effect) }
    switch role.kind {
    case .signIn:
        // A sign-in that leads on into the app, or a choice of ways to sign in, is the app's front door.
        let choices = flow.transitions(from: source.id).compactMap { flow.screen($0.to) }
            .filter { flow.interruption(of: $0)?.kind == .signIn }
        // Asking for a forgotten password is a step of it.
        let leadsOn = forward.contains { step in
            flow.screen(step.to).map { flow.interruption(of: $0)?.kind != .signIn && !$0.isAboutPasswords } ?? true
        }
        return !leadsOn && Set(choices.map(\.id)).count == 1
    case .filter: return push.trigger.kind != .row && push.trigger.kind != .unknown
    case .create where push.trigger.kind == .row: return role.evidence == .wordsAndStructure && forward.isEmpty
    default: return role.evidence == .wordsAndStructure || forward.isEmpty
    }
}

/// One field, and nothing to abandon: a level as well as a task.
private func isPrompt(_ screen: Screen, _ role: InterruptionRole) -> Bool {
    role.evidence != .declared && screen.facts.input == .text && screen.facts.inputs == 1
        && !(screen.facts.leading + screen.facts.trailing).contains { $0.look == .cancel }
}

private func commit(of screen: Screen, _ role: InterruptionRole) -> String {
    let items = screen.facts.trailing + screen.facts.leading
    return items.first { $0.look == .commit }?.label ?? role.kind.commit
}
