import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let finishedFormLeftBehind = Rule(
        "finished-form-left-behind", .backExits, .info,
        options: [
            .names(
                "verbs", "Words that the names of operations begin with after which a form is done.",
                standard: ["purchase", "buy", "pay", "checkout", "submit", "signUp", "signup", "register", "delete"])
        ],
        isOptIn: true, card: PackageResources.finished_form_left_behind_md
    ) { flow, options in
        let verbs = options.names("verbs").sorted()
        return flow.transitions.compactMap { leftBehind(by: $0, verbs, in: flow) }
    }
}

private func leftBehind(by push: Transition, _ verbs: [String], in flow: Flow) -> Finding? {
    guard let done = push.completes, verbs.contains(where: { begins(done.operation, with: $0) }), let form = flow.screen(done.form),
        let target = flow.screen(push.to), target.id != form.id, push.after == nil, push.certainty != .possible
    else { return nil }
    let controls = target.facts.leading + target.facts.trailing + target.facts.body
    // Where nothing leads back, or Done closes the flow, the form is not met again.
    guard target.facts.backHidden == nil, target.facts.leading.isEmpty || target.facts.supplementsBack,
        !controls.contains(where: { $0.look == .commit && $0.exits.contains { $0.verb == .dismiss || $0.verb == .popToRoot } })
    else { return nil }
    return Finding(
        "After \(done.operation) succeeds, Back from “\(target.name)” returns to the finished “\(form.name)”.", at: push.location,
        screen: form.id, edge: push.id, certainty: .likely, related: [Note("\(done.operation) is started here", at: done.location)],
        fix: "Replace the form in the stack, or present the flow and close it.", subjects: [.transition(push.id)])
}

/// `purchaseLabel` begins with “purchase”; `payload` does not begin with “pay”.
private func begins(_ name: String, with verb: String) -> Bool {
    guard name.hasPrefix(verb) else { return false }
    return name.dropFirst(verb.count).first.map { !$0.isLowercase } ?? true
}
