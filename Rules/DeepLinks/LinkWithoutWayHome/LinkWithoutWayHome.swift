import Diagnostics
import FlowGraph
import FlowWalk
import RuleKit

extension Rule {
    public static let linkWithoutWayHome = Rule.walking(
        "link-without-way-home", .deepLinks, .info, card: PackageResources.link_without_way_home_md,
        walk: { walk, _ in
            let landings = Dictionary(grouping: walk.arrivals.filter { if case .shows(_?) = $0.end { true } else { false } }, by: \.link)
            guard !landings.isEmpty else { return [] }
            let ways = Ways(toRoots: walk.leadsHome(toRoots: walk.homes, stayingInApp: true), anywhere: walk.leadsHome(toRoots: nil, stayingInApp: true))
            var told: Set<String> = []
            return walk.machine.links.indices.compactMap { link in
                finding(walk.machine.links[link], landings[link] ?? [], walk, ways, told: &told)
            }
        })
}

/// For each moment, whether it leads to one of the app's roots or a tab bar, and whether to any root.
private struct Ways {
    var toRoots: [Bool]
    var anywhere: [Bool]
}

/// Where the link lands, from where nothing leads home, and how the app was when it came; the shortest way first.
private func trap(_ link: Link, _ landings: [Walk.Arrived], _ walk: Walk, _ ways: Ways) -> (before: Int?, place: Int)? {
    // What a link puts into the stack that is there is another rule's matter, as long as it can be left.
    let leads = walk.flow.graph.transitions[link.edge].verb == .setStack ? ways.anywhere : ways.toRoots
    return landings.lazy.compactMap { arrival -> (before: Int?, place: Int)? in
        guard case .shows(let place?) = arrival.end, !leads[place] else { return nil }
        // From where nothing leads home anyway, the link is not to blame.
        if let before = arrival.before, !leads[before] { return nil }
        return (arrival.before, place)
    }.first
}

private func finding(_ link: Link, _ landings: [Walk.Arrived], _ walk: Walk, _ ways: Ways, told: inout Set<String>) -> Finding? {
    let flow = walk.flow
    let hop = flow.graph.transitions[link.edge]
    guard hop.certainty == .certain, let target = flow.screen(hop.to), let entry = flow.graph.entries.first(where: { $0.id == link.entry }),
        entry.kind != .launch, let trap = trap(link, landings, walk, ways), told.insert("\(hop.from) \(target.id)").inserted
    else { return nil }
    let certainty = trap.before.map { walk.certainty(ofWayTo: $0) } ?? .likely
    guard certainty > .possible else { return nil }
    let moment = trap.before.map { "when it arrives on “\(flow.name(of: walk.moments[$0].face))”" } ?? "when it starts the app"
    let arrival = Note("\(entry.kind.words.capitalisedFirst) \(trap.before == nil ? "starts the app" : "arrives") → \(target.name)", at: hop.location)
    let out = walk.reach(from: trap.place).lazy.compactMap { wayOutOfTheApp(from: walk.moments[$0].face, flow) }.first
    let what = out == nil ? "leaves no way home" : "shows a place whose only ways out leave the app"
    return Finding(
        "\(entry.kind.words.capitalisedFirst) that opens “\(target.name)” \(what) \(moment).", at: hop.location, screen: target.id,
        edge: hop.id, certainty: min(certainty, .likely), reason: out == nil ? "trap" : "leaves-app",
        trace: (trap.before.map { walk.trace(to: $0) } ?? []) + [arrival],
        related: [Note("The entry", at: entry.location)] + (out.map { [Note("It opens another app", at: $0.location)] } ?? []),
        fix: "Show it on top of the app’s root, with a Back or Close that leads there.",
        subjects: [.transition(hop.id), .screen(target.id), .layer(target.id)])
}

/// A control of the screen that only opens a URL elsewhere.
private func wayOutOfTheApp(from id: String?, _ flow: Flow) -> Control? {
    flow.screen(id).flatMap { screen in (screen.facts.leading + screen.facts.trailing + screen.facts.body).first(where: \.leavesApp) }
}
