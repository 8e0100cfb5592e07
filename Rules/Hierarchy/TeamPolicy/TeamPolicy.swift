import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    /// The team's own policy, from the configuration's `policy`. Silent without one.
    public static let teamPolicy = Rule("team-policy", .hierarchy, .warning, options: [], card: PackageResources.team_policy_md) { flow, options in
        options.policies.flatMap { policy in
            breaches(of: policy, in: flow).map { breach in
                // What breaks two entries is told with the reason of each.
                var breach = breach
                breach.matter = identity(of: policy)
                return breach
            }
        }
    }
}

private func breaches(of policy: Policy, in flow: Flow) -> [Finding] {
    switch policy.claim {
    case .forbidden(let way): way.through.isEmpty ? forbidden(way, policy, flow) : passing(way, policy, flow)
    case .required(let way): way.through.isEmpty ? missing(way, policy, flow) : bypassing(way, policy, flow)
    case .only(let way): strangers(to: way, policy, flow)
    case .never(let screen, let stand): standing(screen, policy, flow, "stands as \(stand.rawValue)") { stand.holds(at: $0) == true }
    case .always(let screen, let stand): standing(screen, policy, flow, "does not only stand as \(stand.rawValue)") { stand.holds(at: $0) == false }
    case .depth(let screen, let limit): tooDeep(screen, limit, policy, flow)
    }
}

// MARK: Single transitions

private func forbidden(_ way: Policy.Way, _ policy: Policy, _ flow: Flow) -> [Finding] {
    leading(in: flow).filter { way.matches($0, in: flow) || isInherited($0, by: way, flow) }.map { step in
        finding("\(flow.sentence(for: step)), which is not allowed: \(policy.reason)", step, policy, flow)
    }
}

/// What leads to the targets from elsewhere, or by another verb.
private func strangers(to way: Policy.Way, _ policy: Policy, _ flow: Flow) -> [Finding] {
    leading(in: flow).filter { way.leads($0, in: flow) && !way.matches($0, in: flow) && !isOfAllowed($0, way, flow) }.map { step in
        finding("\(flow.sentence(for: step)), which is not among the allowed ways there: \(policy.reason)", step, policy, flow)
    }
}

/// Code of a base class, which runs in the screens that are meant too.
private func isInherited(_ step: Transition, by way: Policy.Way, _ flow: Flow) -> Bool {
    way.leads(step, in: flow) && way.matchesVerb(of: step) && flow.bearers(of: step.from).contains { isMeant($0, by: way.from, flow) }
}

/// Code of a base class that is no screen by itself, and all of whose subclasses may lead there.
private func isOfAllowed(_ step: Transition, _ way: Policy.Way, _ flow: Flow) -> Bool {
    let bearers = flow.bearers(of: step.from).dropFirst()
    return !bearers.isEmpty && way.matchesVerb(of: step) && flow.transitions(to: step.from).isEmpty && bearers.allSatisfy { isMeant($0, by: way.from, flow) }
}

private func leading(in flow: Flow) -> [Transition] { flow.transitions.filter { $0.certainty > .possible } }

private func missing(_ way: Policy.Way, _ policy: Policy, _ flow: Flow) -> [Finding] {
    flow.screens.filter { screen in
        guard way.from.contains(where: { $0.matches(screen) }), !flow.hasUnknownWays(from: screen.id) else { return false }
        return !flow.transitionsIncludingInherited(from: screen.id).contains { way.leads($0, in: flow) && way.matchesVerb(of: $0) }
    }.map { screen in
        Finding(
            "“\(screen.name)” does not lead to \(list(way.to)), as it must: \(policy.reason)", at: screen.location, screen: screen.id,
            edge: identity(of: policy), severity: policy.severity, related: [source(of: policy)], subjects: [.screen(screen.id)])
    } + way.from.flatMap { $0.entries(in: flow) }.compactMap { missing(way, of: $0, policy, flow) }
}

/// An entry that leads somewhere, wholly known, and not where it must.
private func missing(_ way: Policy.Way, of entry: Entry, _ policy: Policy, _ flow: Flow) -> Finding? {
    let steps = flow.transitions.filter { $0.entry == entry.id && !$0.verb.isExit }
    guard !steps.isEmpty, steps.allSatisfy({ $0.to != nil }), !steps.contains(where: { way.leads($0, in: flow) && way.matchesVerb(of: $0) }) else { return nil }
    return Finding(
        "\(entry.kind.words.capitalisedFirst) does not lead to \(list(way.to)), as it must: \(policy.reason)", at: entry.location,
        edge: "\(entry.id) \(identity(of: policy))", certainty: .likely, severity: policy.severity, related: [source(of: policy)])
}

private func finding(_ message: String, _ step: Transition, _ policy: Policy, _ flow: Flow) -> Finding {
    Finding(
        message, at: step.location, screen: step.to, edge: "\(step.id) \(identity(of: policy))", certainty: step.certainty, severity: policy.severity,
        related: [source(of: policy)], subjects: [.transition(step.id)])
}

// MARK: Ways of several steps

/// Ways that pass what they must not.
private func passing(_ way: Policy.Way, _ policy: Policy, _ flow: Flow) -> [Finding] {
    starts(of: way, flow).flatMap { begun, start in
        screens(way.through, flow).compactMap { middle -> Finding? in
            let first = start == middle ? begun.isEmpty ? nil : [] : flow.forwardWay(from: start, where: { $0 == middle })
            guard let first, let rest = flow.forwardWay(from: middle, where: { isMeant($0, by: way.to, flow) }) else { return nil }
            return finding(along: begun + first + rest, "passes “\(flow.name(of: middle))”, which is not allowed", policy, flow)
        }
    }
}

/// Ways that do not pass what they must.
private func bypassing(_ way: Policy.Way, _ policy: Policy, _ flow: Flow) -> [Finding] {
    starts(of: way, flow).compactMap { begun, start in
        guard begun.isEmpty || !isMeant(start, by: way.through, flow) else { return nil }
        let rest = !begun.isEmpty && isMeant(start, by: way.to, flow)
            ? [] : flow.forwardWay(from: start, where: { isMeant($0, by: way.to, flow) }, avoiding: { isMeant($0, by: way.through, flow) })
        return rest.flatMap { finding(along: begun + $0, "does not pass \(list(way.through)), as it must", policy, flow) }
    }
}

/// Screens that ways begin at, with the step there of an entry, the app's start or a router.
private func starts(of way: Policy.Way, _ flow: Flow) -> [(begun: [Transition], at: String)] {
    let entered = way.from.flatMap { $0.beginnings(in: flow) }.filter { $0.certainty > .possible }
    return screens(way.from, flow).map { ([], $0) } + entered.compactMap { step in step.to.map { ([step], $0) } }
}

private func finding(along steps: [Transition], _ fault: String, _ policy: Policy, _ flow: Flow) -> Finding? {
    guard let first = steps.first, let last = steps.last else { return nil }
    return Finding(
        "The way from “\(flow.name(of: first.from))” to “\(flow.name(of: last.to))” \(fault): \(policy.reason)", at: last.location, screen: last.to,
        edge: "\(first.from) \(identity(of: policy))", certainty: steps.map(\.certainty).min() ?? .likely, severity: policy.severity,
        related: steps.map { Note(flow.sentence(for: $0), at: $0.location) } + [source(of: policy)], subjects: [.transition(last.id)])
}

private func screens(_ patterns: [ScreenPattern], _ flow: Flow) -> [String] {
    flow.screens.filter { screen in patterns.contains { $0.matches(screen) } }.map(\.id)
}

private func isMeant(_ id: String, by patterns: [ScreenPattern], _ flow: Flow) -> Bool {
    flow.screen(id).map { screen in patterns.contains { $0.matches(screen) } } ?? patterns.contains { $0.text == flow.name(of: id) }
}

// MARK: Places

private func standing(
    _ pattern: ScreenPattern, _ policy: Policy, _ flow: Flow, _ fault: String, isBreach: (Standing) -> Bool
) -> [Finding] {
    flow.screens.filter(pattern.matches).flatMap { screen -> [Finding] in
        var seen: Set<Transition> = []
        return flow.standings(of: screen.id).filter(isBreach).compactMap { place in
            // One finding a way in: the last step is the code to change.
            guard let arrival = flow.way(to: place).last, seen.insert(arrival).inserted else { return nil }
            return Finding(
                "“\(screen.name)” \(fault) here: \(policy.reason)", at: arrival.location, screen: screen.id, edge: "\(arrival.id) \(identity(of: policy))",
                severity: policy.severity, standing: place, related: [source(of: policy)], subjects: [.transition(arrival.id)])
        }
    }
}

private func tooDeep(_ pattern: ScreenPattern, _ limit: Int, _ policy: Policy, _ flow: Flow) -> [Finding] {
    flow.screens.filter { $0.kind == .screen && pattern.matches($0) }.compactMap { screen in
        let ways = flow.standings(of: screen.id).map { (place: $0, depth: flow.depth(of: $0)) }
        guard let shortest = ways.min(by: { $0.depth < $1.depth }), shortest.depth > limit, let arrival = flow.way(to: shortest.place).last else {
            return nil
        }
        return Finding(
            "“\(screen.name)” is \(shortest.depth) levels deep, more than \(limit): \(policy.reason)", at: arrival.location, screen: screen.id,
            edge: identity(of: policy), severity: policy.severity, standing: shortest.place, related: [source(of: policy)],
            subjects: [.screen(screen.id)])
    }
}

// MARK: Words

private func source(of policy: Policy) -> Note { Note("The team’s policy says so here", at: policy.location) }

/// Line numbers of the configuration are no part of a finding's identity; the claim's own words are.
private func identity(of policy: Policy) -> String { "\(policy.claim)" }

private func list(_ patterns: [ScreenPattern]) -> String { patterns.map { "“\($0.text)”" }.joined(separator: " or ") }
