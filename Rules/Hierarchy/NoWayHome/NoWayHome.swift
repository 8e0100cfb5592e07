import Diagnostics
import FlowGraph
import FlowWalk
import RuleKit

extension Rule {
    public static let noWayHome = Rule.walking("no-way-home", .hierarchy, .warning, card: PackageResources.no_way_home_md,
        walk: { walk, _ in
            let leads = walk.leadsHome
            var told: Set<String> = []
            return walk.moments.indices.compactMap { index in
                // Where one gets in; what lies further inside is the same trap.
                guard !leads[index], walk.isSure[index], let from = walk.origins[index].from, leads[from] else { return nil }
                return finding(walk, index, told: &told)
            }
        })
}

private func finding(_ walk: Walk, _ index: Int, told: inout Set<String>) -> Finding? {
    let flow = walk.flow
    let certainty = walk.certainty(ofWayTo: index)
    guard certainty > .possible, let face = walk.moments[index].face, let screen = flow.screen(face), told.insert(face).inserted else { return nil }
    let inside = walk.reach(from: index)
    let names = Set(inside.compactMap { walk.moments[$0].face }).sorted()
    let move = walk.origins[index].move
    let others = names.filter { $0 != face }.map { "“\(flow.name(of: $0))”" }
    let circle = others.isEmpty ? "" : "; what it leads to, \(others.prefix(3).joined(separator: ", ")), leads only round in a circle"
    return Finding(
        "From “\(screen.name)” no way leads home\(circle)\(deadControl(walk, inside)).", at: move.location ?? screen.location, screen: face,
        edge: move.edge.map { flow.graph.transitions[$0].id }, certainty: min(certainty, .likely), trace: walk.trace(to: index),
        related: names.compactMap { flow.screen($0) }.prefix(4).map { Note("“\($0.name)” has no way out of it", at: $0.location) },
        fix: "Give one of them a Close or Back that leaves.", subjects: names.map { .screen($0) } + [.layer(face)])
}

/// A control that looks like a way out and does nothing there is none.
private func deadControl(_ walk: Walk, _ inside: [Int]) -> String {
    let exits: [Look] = [.back, .close, .cancel, .commit]
    for index in inside {
        for (move, why) in walk.deadControls(in: index) {
            guard let look = move.look, exits.contains(look) else { continue }
            return "; “\(move.label ?? look.rawValue)” on “\(walk.flow.name(of: move.on))” does nothing there, as \(why.words)"
        }
    }
    return ""
}
