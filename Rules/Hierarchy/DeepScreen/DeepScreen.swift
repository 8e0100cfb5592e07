import Diagnostics
import FlowGraph
import FlowWalk
import RuleKit

extension Rule {
    public static let deepScreen = Rule.walking(
        "deep-screen", .hierarchy, .info,
        options: [.number("maxMoves", "Moves from the app’s start up to which a screen is not deep.", standard: 6)], isOptIn: true,
        card: PackageResources.deep_screen_md,
        walk: { walk, options in
            var seen: Set<String> = []
            return walk.moments.indices.compactMap { index in
                guard let face = walk.moments[index].face, let screen = walk.flow.screen(face), seen.insert(face).inserted else { return nil }
                guard walk.distances[index] > options.number("maxMoves"), walk.certainty(ofWayTo: index) > .possible else { return nil }
                return Finding(
                    "It takes \(walk.distances[index]) moves to get to “\(screen.name)”.", at: screen.location, screen: face, edge: "depth",
                    certainty: .likely, trace: walk.trace(to: index), fix: "Bring it nearer to the root, or give it a way of its own.",
                    subjects: [.screen(face)])
            }
        })
}
