import FlowGraph
import FlowLoader
import TestSupport
import Testing

/// Planes and placements are two readings of one way: on whole apps and on every idiom they must say the same.
@Suite struct PlaneAgreementTests {
    static let apps = Repository.folders(in: "Fixtures").map { "Fixtures/\($0)" }
        + Repository.folders(in: "Tests/FlowLoaderTests/Idioms").map { "Tests/FlowLoaderTests/Idioms/\($0)" }

    @Test(arguments: apps)
    func planesAgreeWithPlacements(app: String) throws {
        let sources = try Repository.sources(under: app)
        let flow = Flow(link(extract(sources, jobs: 1)).graph)
        #expect(!flow.screens.isEmpty || !app.hasPrefix("Fixtures"))
        for screen in flow.screens {
            for standing in flow.standings(of: screen.id) where flow.screen(standing.screen)?.kind != .nav {
                let faults = disagreements(flow.plane(at: standing), standing)
                #expect(faults.isEmpty, "\(flow.witness(standing)): \(faults.joined(separator: "; "))")
            }
        }
    }

    private func disagreements(_ plane: Plane, _ standing: Standing) -> [String] {
        let placement = standing.placement
        var faults: [String] = []
        func check(_ agrees: Bool, _ what: String) {
            if !agrees { faults.append(what) }
        }
        check(plane.top.branch.last?.id == standing.screen, "the branch ends at \(plane.top.branch.last?.id ?? "nothing")")
        switch placement.layer {
        case .base: check(plane.layers.count == 1 && plane.bottomIsKnown, "no base layer")
        case .modal(let style, let blocked):
            check(plane.layers.count > 1 && plane.top.style == style && plane.top.isLocked == blocked, "another layer")
        case .unknown: check(!plane.bottomIsKnown, "the layer is not known")
        }
        switch placement.inStack {
        case true?:
            guard let array = plane.top.array else { return faults + ["no stack"] }
            if placement.atRoot == true { check(array.count == 1 && plane.top.arrayIsWhole, "not the root of \(array.count)") }
            if placement.atRoot == false { check(array.count > 1 || !plane.top.arrayIsWhole, "nothing behind") }
        case false?: check(plane.top.stack == .none, "a stack")
        case nil: check(plane.top.stack == .unknown, "a known stack")
        }
        return faults
    }
}
