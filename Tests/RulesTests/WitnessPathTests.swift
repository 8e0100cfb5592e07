import Diagnostics
import FlowGraph
import FlowLoader
import Foundation
import RuleKit
import Rules
import TestSupport
import Testing

/// Findings that rest on where something stands tell the way there: hop by hop, each with its place, from where a window or a link begins.
@Suite struct WitnessPathTests {
    static let rules: [Rule] = [
        .deepLinkDiscardsPlace, .deepLinkPushUnderModal, .baseMovesUnderModal, .splitDetailWithoutStack, .dismissClosesWrongLayer, .deepLinkBackWithoutParent,
        .deepLinkWithoutExit, .modalWithoutExit, .modalWithoutClose, .swipeSkipsClose,
    ]

    @Test(arguments: rules.map(\.id))
    func everyFindingTellsAWalkableWay(id: String) throws {
        let rule = try #require(Self.rules.first { $0.id == id })
        var told = 0
        for (name, files) in try sources(of: rule) {
            let flow = Flow(link(extract(files, jobs: 1)).graph)
            for finding in rule.check(flow, RuleOptions(rule.options)) {
                guard let standing = finding.standing else {
                    // Nothing is known that leads there, or not as well as the finding. A link may put a screen where no other way does.
                    let known = rule.id == "deep-link-discards-place" ? nil : finding.screen.flatMap { flow.witness(of: $0, atLeast: finding.certainty) }
                    #expect(known == nil, "\(name) tells no way to “\(finding.screen ?? "")”: \(finding.message)")
                    continue
                }
                told += 1
                let way = flow.way(to: standing)
                #expect(isWalk(way, to: standing, in: flow), "\(name): \(flow.witness(standing))")
                #expect(flow.path(to: standing).map(\.location) == way.map(\.location))
                #expect(way.allSatisfy { $0.location.line > 0 && !$0.location.path.isEmpty })
            }
        }
        #expect(told > 0, "no finding of \(id) tells a way")
    }

    /// Each hop leaves from where the one before has led, and the last leads to the place.
    private func isWalk(_ way: [Transition], to standing: Standing, in flow: Flow) -> Bool {
        guard let first = way.first, let last = way.last else { return true }
        guard first.receiver == .windowRoot || first.from == "window" || first.entry != nil || flow.transitions(to: first.from).isEmpty else { return false }
        guard last.to == standing.screen || last.wrapped == standing.screen else { return false }
        return zip(way, way.dropFirst()).allSatisfy { before, next in
            let here = [before.to, before.wrapped, before.on].compactMap { $0 }
            let leaves = [next.from, next.on].compactMap { $0 }
            return leaves.contains { source in here.contains { $0 == source || flow.screen($0)?.inherits.contains(source) == true } }
        }
    }

    private func sources(of rule: Rule) throws -> [(String, [SourceFile])] {
        let card = RuleCard(rule.card)
        let own = (card.wrong + card.right).map { example in (example.title ?? rule.id, example.files.map { SourceFile(path: $0.path, text: $0.text) }) }
        let base = Repository.root.appendingPathComponent(ExampleTests.folder)
        let others = try ExampleTests.examples.filter { $0.hasPrefix(rule.id + "/") }.map { example -> (String, [SourceFile]) in
            let folder = base.appendingPathComponent(example)
            let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            let files = try paths.sorted().filter { SourceLanguage(path: $0) != nil }.map { path in
                SourceFile(path: path, text: try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8))
            }
            return (example, files)
        }
        return own + others
    }
}
