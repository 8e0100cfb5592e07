import Diagnostics
import FlowGraph
import FlowWalk
import RuleKit

extension Rule {
    /// Opt-in: it walks on from each landing of each link, which takes many times as long as everything else.
    public static let linkWithoutWayHome = Rule.walking(
        "link-without-way-home", .deepLinks, .info, isOptIn: true, card: PackageResources.link_without_way_home_md,
        walk: { walk, _ in
            guard !walk.machine.links.isEmpty else { return [] }
            let leads = walk.leadsHome
            var told: Set<String> = []
            return walk.machine.links.compactMap { link in
                guard walk.flow.graph.transitions[link.edge].certainty == .certain else { return nil }
                return finding(link, walk, leads, told: &told)
            }
        })
}

/// Where the link lands, from where nothing leads home, and how the app was when it came; the shortest way first.
private func trap(_ link: Link, _ walk: Walk, _ leads: [Bool]) -> (before: Int?, after: Moment)? {
    let machine = walk.machine
    var landings: [(before: Int?, moment: Moment)] = []
    if case .shows(let moment) = machine.launch(by: link) { landings.append((nil, moment)) }
    var seen = Set(landings.map(\.moment))
    // From where nothing leads home anyway, the link is not to blame.
    for index in walk.moments.indices where walk.isSure[index] && leads[index] && walk.origins[index].move.kind != .shown {
        guard landings.count < 64, case .shows(let moment) = machine.arrive(link, in: walk.moments[index]), seen.insert(moment).inserted else { continue }
        landings.append((index, moment))
    }
    // What a link puts into the stack that is there is another rule's matter, as long as it can be left.
    let homes = walk.flow.graph.transitions[link.edge].verb == .setStack ? nil : walk.homes
    return landings.first { machine.leadsNowhere($0.moment, homes: homes) }.map { ($0.before, $0.moment) }
}

private func finding(_ link: Link, _ walk: Walk, _ leads: [Bool], told: inout Set<String>) -> Finding? {
    let flow = walk.flow
    let hop = flow.graph.transitions[link.edge]
    guard let target = flow.screen(hop.to), let entry = flow.graph.entries.first(where: { $0.id == link.entry }), entry.kind != .launch,
        let trap = trap(link, walk, leads), told.insert("\(hop.from) \(target.id)").inserted
    else { return nil }
    let certainty = trap.before.map { walk.certainty(ofWayTo: $0) } ?? .likely
    guard certainty > .possible else { return nil }
    let moment = trap.before.map { "when it arrives on “\(flow.name(of: walk.moments[$0].face))”" } ?? "when it starts the app"
    let arrival = Note("\(entry.kind.words.capitalisedFirst) \(trap.before == nil ? "starts the app" : "arrives") → \(target.name)", at: hop.location)
    return Finding(
        "\(entry.kind.words.capitalisedFirst) that opens “\(target.name)” leaves no way home \(moment).", at: hop.location, screen: target.id,
        edge: hop.id, certainty: min(certainty, .likely), trace: (trap.before.map { walk.trace(to: $0) } ?? []) + [arrival],
        related: [Note("The entry", at: entry.location)], fix: "Show it on top of the app’s root, with a Back or Close that leads there.",
        subjects: [.transition(hop.id), .screen(target.id), .layer(target.id)])
}
