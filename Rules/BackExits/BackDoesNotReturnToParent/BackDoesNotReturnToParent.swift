import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let backDoesNotReturnToParent = Rule(
        "back-does-not-return-to-parent", .backExits, .warning, card: PackageResources.back_does_not_return_to_parent_md
    ) { flow in
        flow.screens.filter { flow.containerKind(of: $0.id) == nil }.flatMap { screen -> [Finding] in
            let backs = candidates(on: screen, in: flow).filter { way in
                way.control.look == .back && !way.control.confirms && !way.control.goesBackInWeb && !way.control.isOpaque
            }
            guard !backs.isEmpty else { return [] }
            let pushed = flow.showings(of: screen.id).filter(\.placement.isPushed)
            return backs.compactMap { way in
                way.control.exits.isEmpty ? opened(by: way, on: screen, pushed, in: flow) : judge(way, on: screen, pushed, in: flow)
            }
        }
    }
}

/// Leading items, the site's among them, and buttons of the body that leave.
private func candidates(on screen: Screen, in flow: Flow) -> [ExitControl] {
    var ways = screen.facts.leading.map { ExitControl(control: $0, place: .leading) }
    ways += flow.installedControls(on: screen).filter { $0.place == .leading }
    ways += screen.facts.body.filter { !$0.exits.isEmpty }.map { ExitControl(control: $0, place: .body) }
    return ways
}

private func judge(_ way: ExitControl, on screen: Screen, _ pushed: [Showing], in flow: Flow) -> Finding? {
    guard way.control.exits.contains(where: { $0.guarded == .always }) else { return nil }
    let showings = way.site.map { site in pushed.filter { $0.site.id == site.id } } ?? pushed
    for showing in showings {
        for device in flow.idioms where device != .mac {
            guard let effects = flow.effects(of: way, at: showing, on: device), effects.count == 1, let effect = effects.first,
                let outcome = outcome(effect, of: way, at: showing, pushed, in: flow)
            else { continue }
            return finding(way, on: screen, outcome, at: showing, in: flow)
        }
    }
    return nil
}

/// What it does instead of going back, where that is not one level up.
private func outcome(_ effect: ExitEffect, of way: ExitControl, at showing: Showing, _ pushed: [Showing], in flow: Flow) -> String? {
    switch effect {
    case .closesLayer: return "closes the whole modal"
    case .further(let target):
        guard way.control.exits.allSatisfy({ $0.verb == .popToRoot || $0.verb == .popTo }) else { return nil }
        // A destination for values is where links lead to; it shows nothing by itself.
        let sites = pushed.map(\.site).filter { $0.verb != .destination || $0.identifier == nil }
        guard !sites.isEmpty else { return nil }
        if let target {
            // Whoever pushes the screen is the one right below it.
            let skips = sites.allSatisfy { flow.screen($0.from) != nil && !flow.bearers(of: target).contains($0.from) }
            return skips && showing.standing.below.contains(target) ? "pops to “\(flow.name(of: target))”" : nil
        }
        let levels = Set(way.control.exits.map(\.levels))
        if levels.count == 1, let several = levels.first ?? nil { return "pops \(several) levels at once" }
        // Where a pop goes that names no screen cannot be told.
        guard way.control.exits.allSatisfy({ $0.verb == .popToRoot }) else { return nil }
        return sites.allSatisfy { isDeep($0, in: flow) } ? "pops to the root, skipping the screens between" : nil
    case .elsewhere:
        if way.control.exits.contains(where: { $0.verb == .selectTab }) { return "switches tab" }
        return way.control.exits.allSatisfy { $0.verb == .root } ? "replaces the root" : nil
    case .nothing, .parent, .unknown: return nil
    }
}

/// The screen that pushes is itself pushed wherever it stands, so that one more is below what it pushes.
private func isDeep(_ site: Transition, in flow: Flow) -> Bool {
    guard let source = flow.screen(site.from), site.verb.effect != .setStack else { return false }
    let standings = flow.standings(of: site.from)
    // A view's link goes onto the stack around it.
    if let root = site.on, source.technology != .swiftui || !standings.allSatisfy({ $0.below.contains(root) }) { return false }
    return !standings.isEmpty && standings.allSatisfy(\.placement.isPushed) && flow.isClosed(site.from)
}

/// A control that looks like Back and shows something instead.
private func opened(by way: ExitControl, on screen: Screen, _ pushed: [Showing], in flow: Flow) -> Finding? {
    guard way.site == nil, way.control.guarded == .always, let showing = pushed.first else { return nil }
    let steps = flow.transitionsIncludingInherited(from: screen.id).filter { step in
        step.trigger.kind == .leadingItem && step.trigger.look == .back && step.trigger.label == way.control.label
    }
    if let replaced = replaced(by: steps, pushed) { return finding(way, on: screen, replaced.words(in: flow), at: showing, step: replaced, in: flow) }
    guard steps.count == 1, let step = steps.first, step.guarded == .always, step.certainty > .possible, step.to != screen.id,
        [.push, .present, .show].contains(step.verb.effect), step.to != nil, !showing.standing.below.isEmpty || step.verb.effect == .present
    else { return nil }
    return finding(way, on: screen, "opens “\(flow.name(of: step.to))”", at: showing, step: step, in: flow)
}

/// The new top of the stack, where the control sets that anew and what is on top has nowhere been right below the screen.
private func replaced(by steps: [Transition], _ pushed: [Showing]) -> Transition? {
    guard let top = steps.max(by: { ($0.position ?? 0) < ($1.position ?? 0) }), let target = top.to, !target.hasPrefix("system:"),
        steps.allSatisfy({
            $0.verb == .setStack && $0.position != nil && $0.location == top.location && $0.receiver == .ownNav && $0.guarded == .always
                && $0.certainty > .possible && $0.to != nil
        }),
        pushed.allSatisfy({ !$0.standing.below.contains(target) && $0.site.from != target })
    else { return nil }
    return top
}

extension Transition {
    fileprivate func words(in flow: Flow) -> String { "sets the stack anew, with “\(flow.name(of: to))” on top," }
}

private func finding(
    _ way: ExitControl, on screen: Screen, _ outcome: String, at showing: Showing, step: Transition? = nil, in flow: Flow
) -> Finding {
    let swipe = flow.backSwipe(of: screen, at: showing.standing)
    let lost = if case .off = swipe { "; the edge swipe is off" } else { "" }
    var related = way.control.exits.compactMap { exit in exit.location.map { Note("It leaves here", at: $0) } }
    if let step { related.append(Note("It opens the other screen here", at: step.location)) }
    related.append(Note("“\(screen.name)” is pushed here", at: showing.site.location))
    var subjects: [Finding.Subject] = [.control(way.control.location), .screen(screen.id)]
    if let step { subjects.append(.transition(step.id)) }
    return Finding(
        "Back on “\(screen.name)” \(outcome) instead of returning to “\(flow.name(of: showing.site.from))”\(lost).",
        at: way.control.location, screen: screen.id, edge: "\(way.control.label ?? "back") \(outcome)",
        certainty: min(showing.standing.certainty, step?.certainty ?? .certain), standing: showing.standing,
        related: related,
        fix: "Pop one level, or label it for what it does (Close, Home, Done).",
        subjects: subjects)
}
