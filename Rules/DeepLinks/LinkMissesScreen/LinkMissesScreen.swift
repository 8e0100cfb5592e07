import Diagnostics
import FlowGraph
import FlowWalk
import RuleKit

extension Rule {
    public static let linkMissesScreen = Rule.walking(
        "link-misses-screen", .deepLinks, .warning, card: PackageResources.link_misses_screen_md,
        walk: { walk, _ in
            let arrivals = Dictionary(grouping: walk.arrivals, by: \.link)
            var told: Set<String> = []
            return walk.machine.links.indices.compactMap { number in
                let link = walk.machine.links[number]
                // What closes or asks for layers first has thought of them.
                guard link.care?.suffices != true, walk.flow.graph.transitions[link.edge].certainty == .certain else { return nil }
                return finding(link, arrivals[number] ?? [], walk, told: &told)
            }
        })
}

private func finding(_ link: Link, _ arrivals: [Walk.Arrived], _ walk: Walk, told: inout Set<String>) -> Finding? {
    let flow = walk.flow
    let hop = flow.graph.transitions[link.edge]
    guard let target = flow.screen(hop.to), let entry = flow.graph.entries.first(where: { $0.id == link.entry }) else { return nil }
    // At launch nothing stands anywhere yet.
    guard entry.kind != .launch else { return nil }
    var arrives = 0
    var missed: (index: Int, words: String, cover: String?)?
    for arrival in arrivals {
        guard let index = arrival.before, !isForeign(walk.moments[index], flow) else { continue }
        switch arrival.end {
        case .shows: arrives += 1
        case .hidden(let cover?) where missed == nil: missed = (index, "lands under “\(flow.name(of: cover))”", cover)
        case .lost(.presenterBusy) where missed == nil:
            missed = (index, "is dropped while “\(flow.name(of: walk.moments[index].face))” is up", walk.moments[index].face)
        case .hidden, .lost, .unknown: break
        }
    }
    // What never arrives is another defect, or a place that is not understood.
    guard arrives > 0, let missed, told.insert("\(hop.from) \(hop.to ?? "") \(hop.trigger.function ?? "")").inserted else { return nil }
    let certainty = walk.certainty(ofWayTo: missed.index)
    guard certainty > .possible else { return nil }
    let face = flow.name(of: walk.moments[missed.index].face)
    var trace = walk.trace(to: missed.index)
    trace.append(Note("\(entry.kind.words.capitalisedFirst) arrives → “\(target.name)” \(missed.words)", at: hop.location))
    let arrival = missed.words.hasSuffix("“\(face)”") ? "" : " when it arrives on “\(face)”"
    return Finding(
        "\(entry.kind.words.capitalisedFirst) that opens “\(target.name)” \(missed.words)\(arrival).", at: hop.location,
        screen: target.id, edge: hop.id, certainty: isPlain(link, hop, missed.words, flow) ? min(certainty, .likely) : .possible,
        reason: missed.words.hasPrefix("lands") ? "under" : "dropped", trace: trace,
        related: [Note("The entry", at: entry.location)], fix: "Close what is presented first, and go on in the completion.",
        subjects: [.transition(hop.id), .screen(target.id)])
}

/// The handler itself moves, in UIKit, and its screen lands under something: all else rests on more that may be otherwise.
private func isPlain(_ link: Link, _ hop: Transition, _ words: String, _ flow: Flow) -> Bool {
    guard words.hasPrefix("lands"), flow.screen(hop.on ?? hop.from)?.technology != .swiftui else { return false }
    let occasions = hop.occasions.filter { $0.kind == .entry && $0.entry == link.entry }
    return occasions.isEmpty ? hop.trigger.kind == .entry : occasions.contains { $0.hops <= 2 }
}

/// What the system shows over the app, and what closes itself, is not for the app to reckon with.
private func isForeign(_ moment: Moment, _ flow: Flow) -> Bool {
    moment.plane.top.branch.contains { $0.kind == .alert || $0.kind == .system } || flow.screen(moment.face) == nil
}
